-- Fields that the tasks of a plan have beside those of every task, and what each task says in them.
create table plan_fields (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  kind text not null,
  unit text not null,
  decimals int not null,
  options jsonb not null,
  several int not null,
  addends jsonb not null,
  of_subtasks int not null,
  required int not null,
  on_card int not null,
  rank text collate "C" not null,
  archived_time bigint not null,
  user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index plan_fields_scope on plan_fields (scope, seq);
create index plan_fields_plan on plan_fields (plan_id);

alter table tasks add column fields jsonb not null default '{}';
