create table company_settings (
  id bigint primary key,
  start_home boolean not null,
  e2e_message boolean not null,
  task_default_start text not null,
  task_default_end text not null,
  debug boolean not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index company_settings_scope on company_settings (scope, seq);

create table departments (
  id bigint primary key,
  company_id bigint not null,
  parent_id bigint not null,
  name text not null,
  rank text collate "C" not null,
  members jsonb not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index departments_scope on departments (scope, seq);

create table positions (
  id bigint primary key,
  company_id bigint not null,
  parent_id bigint not null,
  name text not null,
  rank text collate "C" not null,
  members jsonb not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index positions_scope on positions (scope, seq);

create table user_groups (
  id bigint primary key,
  company_id bigint not null,
  parent_id bigint not null,
  name text not null,
  rank text collate "C" not null,
  members jsonb not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index user_groups_scope on user_groups (scope, seq);

-- Who did what, for administrators. Not synced; written together with what it tells of.
create table audit (
  id bigint generated always as identity primary key,
  at bigint not null,
  kind text not null,
  user_id bigint not null,
  target_id bigint not null,
  detail jsonb not null,
  address text not null,
  device text not null
);
create index audit_user on audit (user_id, id);
create index audit_kind on audit (kind, id);
-- Old lines are pruned by time; they are written in the order of time, so that this index stays tiny.
create index audit_at on audit using brin (at);
