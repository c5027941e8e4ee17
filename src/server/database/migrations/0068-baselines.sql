-- Times of plans as they stood once, kept under a name.
create table baselines (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  user_id bigint not null,
  create_time bigint not null,
  tasks jsonb not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index baselines_scope on baselines (scope, seq);
create index baselines_plan on baselines (plan_id);
