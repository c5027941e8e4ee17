-- States of a plan's workflow, and what a task says of the one in which it is.
create table flow_items (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  status text not null,
  outcome text not null,
  turns jsonb not null,
  user_id_list jsonb not null,
  auto_assign text not null,
  user_limit int not null,
  column_id bigint not null,
  rank text collate "C" not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index flow_items_scope on flow_items (scope, seq);
create index flow_items_plan on flow_items (plan_id);

alter table tasks
  add column flow_item_id bigint not null default 0,
  add column flow_item_name text not null default '',
  add column flow_item_status text not null default '',
  add column cancelled int not null default 0;
