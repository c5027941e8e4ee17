-- Plans that somebody keeps for others like them.
create table plan_templates (
  id bigint primary key,
  company_id bigint not null,
  name text not null,
  "desc" text not null,
  user_id bigint not null,
  content jsonb not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index plan_templates_scope on plan_templates (scope, seq);
create index plan_templates_company on plan_templates (company_id);
