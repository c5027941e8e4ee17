-- Units that were let into a shared folder, and what people in it were given by themselves.
create table folder_units (
  id text collate "C" primary key,
  folder_id bigint not null,
  kind text not null,
  unit_id bigint not null,
  "right" text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index folder_units_scope on folder_units (scope, seq);
create index folder_units_folder on folder_units (folder_id);
alter table folder_users add column own_right text not null default 'same';
