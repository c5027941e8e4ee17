-- Ways to look at a plan that were given a name, for oneself or for everybody in the plan.
create table saved_views (
  id bigint primary key,
  plan_id bigint not null,
  user_id bigint not null,
  name text not null,
  shared int not null,
  address jsonb not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index saved_views_scope on saved_views (scope, seq);
create index saved_views_plan on saved_views (plan_id);
