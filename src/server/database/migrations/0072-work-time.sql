-- Minutes that tasks are thought to take, and those worked on them.
alter table tasks
  add column estimate bigint not null default 0,
  add column worked bigint not null default 0;

-- Who worked on a task when and for how long.
create table time_entries (
  id bigint primary key,
  task_id bigint not null,
  plan_id bigint not null,
  user_id bigint not null,
  start_time bigint not null,
  minutes bigint not null,
  note text not null,
  timed int not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index time_entries_scope on time_entries (scope, seq);
create index time_entries_task on time_entries (task_id);
create index time_entries_user on time_entries (user_id, start_time);

-- Who is at work on a task since when, or was and has not kept it yet: each row is theirs alone.
create table work_timers (
  id bigint primary key,
  user_id bigint not null,
  task_id bigint not null,
  start_time bigint not null,
  end_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index work_timers_scope on work_timers (scope, seq);
create index work_timers_user on work_timers (user_id);
create index work_timers_task on work_timers (task_id);
