-- What was done with tasks, step by step. It goes with the task, and is read by whoever may read that.
create table task_log (
  id bigint primary key generated always as identity,
  -- The task in whose log it stands, and the task or subtask with which it was done.
  log_of bigint not null references tasks (id) on delete cascade deferrable initially deferred,
  task_id bigint not null,
  user_id bigint not null,
  at bigint not null,
  kind text not null,
  detail jsonb not null
);
create index task_log_of on task_log (log_of, id);
create index task_log_task on task_log (task_id, id);
