-- When the people of a task are told that it starts or is due.
alter table tasks
  add column reminders jsonb not null default '[]',
  add column remind_time bigint not null default 0,
  add column reminded_time bigint not null default 0;
create index tasks_remind on tasks (remind_time) where remind_time > 0;

-- Letters by which people are reminded, until the mail server has taken them.
create table reminder_letters (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  task_id bigint not null,
  tries int not null default 0,
  try_time bigint not null
);
create index reminder_letters_try on reminder_letters (try_time, id);
