-- The register of drawings of plans: sheets, what is drawn on them, where tasks are on them, and what people have drawn over them.
create table sheets (
  id bigint primary key,
  plan_id bigint not null,
  number text not null,
  title text not null,
  discipline text not null,
  revision_id bigint not null,
  width_mm bigint not null,
  last_pin bigint not null,
  user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  removed_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index sheets_scope on sheets (scope, seq);
create index sheets_plan on sheets (plan_id);

create table sheet_revisions (
  id bigint primary key,
  sheet_id bigint not null,
  plan_id bigint not null,
  code text not null,
  date bigint not null,
  file_id bigint not null,
  page bigint not null,
  width bigint not null,
  height bigint not null,
  user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index sheet_revisions_scope on sheet_revisions (scope, seq);
create index sheet_revisions_sheet on sheet_revisions (sheet_id);

create table pins (
  id text collate "C" primary key,
  sheet_id bigint not null,
  task_id bigint not null,
  plan_id bigint not null,
  x bigint not null,
  y bigint not null,
  number bigint not null,
  user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index pins_scope on pins (scope, seq);
create index pins_sheet on pins (sheet_id);
create index pins_task on pins (task_id);

create table markups (
  id bigint primary key,
  sheet_id bigint not null,
  plan_id bigint not null,
  user_id bigint not null,
  kind text not null,
  color text not null,
  points jsonb not null,
  text text not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index markups_scope on markups (scope, seq);
create index markups_sheet on markups (sheet_id);
