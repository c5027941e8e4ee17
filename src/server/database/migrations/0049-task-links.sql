-- Tasks of a plan that wait for others; there is one row of each pair.
create table task_links (
  id text collate "C" primary key,
  plan_id bigint not null,
  from_id bigint not null,
  to_id bigint not null,
  kind text not null,
  lag int not null,
  lag_unit text not null,
  user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index task_links_scope on task_links (scope, seq);
create index task_links_plan on task_links (plan_id);
create index task_links_to on task_links (to_id);
