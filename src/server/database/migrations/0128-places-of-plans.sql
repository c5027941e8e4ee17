-- Where people keep plans among theirs: each row is theirs alone.
create table plan_places (
  id text collate "C" primary key,
  plan_id bigint not null,
  user_id bigint not null,
  top_time bigint not null,
  favourite int not null,
  rank text collate "C" not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index plan_places_scope on plan_places (scope, seq);
create index plan_places_plan on plan_places (plan_id);
