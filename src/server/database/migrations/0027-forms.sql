-- Forms of the company, what they ask for, and what was filled into them, as they are synced.
create table forms (
  id bigint primary key,
  company_id bigint not null,
  code text not null,
  name text not null,
  icon text not null,
  "group" text not null,
  state text not null,
  version_id bigint not null,
  draft_id bigint not null,
  list_type int not null,
  readers text not null,
  create_user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index forms_scope on forms (scope, seq);

create table form_versions (
  id bigint primary key,
  form_id bigint not null,
  number int not null,
  definition text not null,
  time_zone text not null,
  publish_time bigint not null,
  create_user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index form_versions_scope on form_versions (scope, seq);
create index form_versions_form on form_versions (form_id);

create table records (
  id bigint primary key,
  form_id bigint not null,
  version_id bigint not null,
  title text not null,
  "values" text not null,
  create_user_id bigint not null,
  update_user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index records_scope on records (scope, seq);
create index records_form on records (form_id, id);
create index records_maker on records (form_id, create_user_id);

-- Whom a record concerns, and what they may do with it.
create table record_users (
  id text collate "C" primary key,
  record_id bigint not null,
  user_id bigint not null,
  "right" text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index record_users_scope on record_users (scope, seq);
create index record_users_record on record_users (record_id);
create index record_users_user on record_users (user_id);

-- How many numbers a rule of a form has given for a date. Written in the transaction of the record: none is left out.
create table serial_numbers (
  form_id bigint not null,
  code text not null,
  date_part text not null,
  count bigint not null,
  primary key (form_id, code, date_part)
);
