-- How the records of forms come out of the printer.
create table print_templates (
  id bigint primary key,
  form_id bigint not null,
  name text not null,
  html text not null,
  revision bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index print_templates_scope on print_templates (scope, seq);
create index print_templates_form on print_templates (form_id);
