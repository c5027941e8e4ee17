-- Of which messages people want to hear again: each row is theirs alone.
create table message_reminders (
  id text collate "C" primary key,
  msg_id bigint not null,
  dialog_id bigint not null,
  user_id bigint not null,
  plan_id bigint not null,
  time bigint not null,
  told_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index message_reminders_scope on message_reminders (scope, seq);
create index message_reminders_dialog on message_reminders (dialog_id);
create index message_reminders_user on message_reminders (user_id);
create index message_reminders_due on message_reminders (time) where told_time = 0;

-- Notices that are about a message.
alter table notices
  add column dialog_id bigint not null default 0,
  add column msg_id bigint not null default 0;
