-- What somebody else did that a person is to hear of: of one matter of one thing only the newest.
create table notices (
  id text collate "C" primary key,
  user_id bigint not null,
  kind text not null,
  plan_id bigint not null,
  task_id bigint not null,
  by_user_id bigint not null,
  time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index notices_scope on notices (scope, seq);
create index notices_user on notices (user_id);

alter table notify_settings add column off jsonb not null default '[]';
