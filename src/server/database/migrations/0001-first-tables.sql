-- The space: the unit of order. One row. `head` is bumped last in each transaction, so that
-- commit order is log order; `floor` is the number below which tombstones are no longer kept.
create table space (
  id uuid primary key,
  epoch uuid not null,
  head bigint not null,
  floor bigint not null
) with (fillfactor = 10);
insert into space (id, epoch, head, floor) values (gen_random_uuid(), gen_random_uuid(), 0, 0);

-- Rows that are synced: the fields of the entity, the scope that owns the row, and the
-- number of the row's last change.

create table access (
  id text collate "C" primary key,
  user_id bigint not null,
  target text collate "C" not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index access_scope on access (scope, seq);
create index access_user on access (user_id);
create index access_target on access (target);

create table companies (
  id bigint primary key,
  name text not null,
  language text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index companies_scope on companies (scope, seq);

create table accounts (
  id bigint primary key,
  email text not null,
  tel text not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index accounts_scope on accounts (scope, seq);
create unique index accounts_email on accounts (lower(email));

create table devices (
  id bigint primary key,
  user_id bigint not null,
  name text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index devices_scope on devices (scope, seq);
create index devices_user on devices (user_id);

create table users (
  id bigint primary key,
  nickname text not null,
  userimg text not null,
  bot boolean not null,
  is_admin boolean not null,
  disable_time bigint not null,
  delete_time bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index users_scope on users (scope, seq);

create table dialog_settings (
  id text collate "C" primary key,
  dialog_id bigint not null,
  user_id bigint not null,
  top_time bigint not null,
  silence int not null,
  mark_unread int not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index dialog_settings_scope on dialog_settings (scope, seq);

create table plans (
  id bigint primary key,
  name text not null,
  "desc" text not null,
  user_id bigint not null,
  personal int not null,
  dialog_id bigint not null,
  archived_time bigint not null,
  archived_user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index plans_scope on plans (scope, seq);

create table plan_users (
  id text collate "C" primary key,
  plan_id bigint not null,
  user_id bigint not null,
  owner int not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index plan_users_scope on plan_users (scope, seq);
create index plan_users_plan on plan_users (plan_id);
create index plan_users_user on plan_users (user_id);

create table plan_columns (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  color text not null,
  rank text collate "C" not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index plan_columns_scope on plan_columns (scope, seq);
create index plan_columns_plan on plan_columns (plan_id);

create table dialogs (
  id bigint primary key,
  type text not null,
  group_type text not null,
  plan_id bigint not null,
  link_id bigint not null,
  name text not null,
  owner_id bigint not null,
  last_time bigint not null,
  last_position int not null,
  last_msg jsonb,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index dialogs_scope on dialogs (scope, seq);
create index dialogs_plan on dialogs (plan_id) where plan_id > 0;

create table dialog_users (
  id text collate "C" primary key,
  dialog_id bigint not null,
  plan_id bigint not null,
  user_id bigint not null,
  inviter bigint not null,
  read_position int not null,
  read_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index dialog_users_scope on dialog_users (scope, seq);
create index dialog_users_dialog on dialog_users (dialog_id);
create index dialog_users_plan on dialog_users (plan_id) where plan_id > 0;
create index dialog_users_user on dialog_users (user_id);

create table tasks (
  id bigint primary key,
  parent_id bigint not null,
  plan_id bigint not null,
  column_id bigint not null,
  dialog_id bigint not null,
  name text not null,
  start_time bigint not null,
  end_time bigint not null,
  complete_time bigint not null,
  archived_time bigint not null,
  archived_user_id bigint not null,
  task_user jsonb not null,
  color text not null,
  priority int not null,
  user_id bigint not null,
  rank text collate "C" not null,
  msg_num int not null,
  file_num int not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index tasks_scope on tasks (scope, seq);
create index tasks_plan on tasks (plan_id);
-- The second field finds the first and the last task of a column without reading the others.
create index tasks_column on tasks (column_id, rank);
create index tasks_parent on tasks (parent_id) where parent_id > 0;
create index tasks_people on tasks using gin (task_user jsonb_path_ops);

create table messages (
  id bigint primary key,
  dialog_id bigint not null,
  plan_id bigint not null,
  position int not null,
  user_id bigint not null,
  mtype text not null,
  msg jsonb not null,
  mention jsonb not null,
  reply_id bigint not null,
  reply_num int not null,
  emoji jsonb not null,
  modify int not null,
  withdraw_time bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index messages_scope on messages (scope, seq);
create unique index messages_position on messages (dialog_id, position);

create table task_contents (
  id bigint primary key,
  plan_id bigint not null,
  content text not null,
  version int not null,
  user_id bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index task_contents_scope on task_contents (scope, seq);

-- The log: one line for each change of a row. Lines with `gone` are the tombstones.
create table changes (
  seq bigint primary key,
  scope text collate "C" not null,
  entity text not null,
  row_id text not null,
  action text not null,
  gone boolean not null,
  actor bigint not null,
  at bigint not null
);
create index changes_scope on changes (scope, seq);

-- What became of each mutation, so that one that comes again is answered and not done again.
create table ledger (
  client_id text collate "C" not null,
  n bigint not null,
  user_id bigint not null,
  arguments_hash text not null,
  code int not null,
  reason text not null,
  data jsonb,
  seq bigint not null,
  at bigint not null,
  primary key (client_id, n)
);

create table credentials (
  user_id bigint primary key,
  password_hash text not null
);

create table sessions (
  token_hash text collate "C" primary key,
  user_id bigint not null,
  device_id bigint not null references devices (id) on delete cascade,
  create_time bigint not null,
  last_time bigint not null
);
create index sessions_user on sessions (user_id);
create index sessions_device on sessions (device_id);

-- Ranges in which ids are minted: a browser of somebody's, or with user 0 a server process.
create sequence device_number_seq start 1;
create table device_numbers (
  number bigint primary key,
  user_id bigint not null
);

create sequence user_id_seq start 1;

create table invites (
  id bigint primary key,
  code_hash text collate "C" not null unique,
  plan_id bigint not null,
  note text not null,
  user_id bigint not null,
  create_time bigint not null,
  expire_time bigint not null,
  used_by bigint not null
);
