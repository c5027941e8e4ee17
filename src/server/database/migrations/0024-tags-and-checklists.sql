-- Words that tasks of a plan are marked with, and lines of their checklists.
create table plan_tags (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  color text not null,
  user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index plan_tags_scope on plan_tags (scope, seq);
create index plan_tags_plan on plan_tags (plan_id);

create table check_items (
  id bigint primary key,
  task_id bigint not null,
  plan_id bigint not null,
  name text not null,
  done int not null,
  rank text collate "C" not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index check_items_scope on check_items (scope, seq);
create index check_items_task on check_items (task_id);

alter table tasks
  add column tag_ids jsonb not null default '[]',
  add column check_num int not null default 0,
  add column check_done int not null default 0;
