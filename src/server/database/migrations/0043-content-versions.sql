-- What descriptions of tasks said before. They go with the task, and are read by whoever may read that.
create table content_versions (
  task_id bigint not null references tasks (id) on delete cascade deferrable initially deferred,
  version int not null,
  content text not null,
  user_id bigint not null,
  at bigint not null,
  -- When the person began whose edits in a short time count as one.
  since bigint not null,
  primary key (task_id, version)
);
