-- How long a company keeps messages.
alter table company_settings
  add column message_days integer not null default 0,
  add column file_days integer not null default 0,
  add column keep_pinned boolean not null default true,
  add column keep_task_chats boolean not null default true;
create index messages_standing on messages (create_time) where withdraw_time = 0;
