-- Tasks that plans keep for others like them.
create table task_templates (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  task jsonb not null,
  user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index task_templates_scope on task_templates (scope, seq);
create index task_templates_plan on task_templates (plan_id);
