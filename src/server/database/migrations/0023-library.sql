-- Folders and files of the library, as they are synced.
create table library_items (
  id bigint primary key,
  pid bigint not null,
  plan_id bigint not null,
  folder_id bigint not null,
  user_id bigint not null,
  kind text not null,
  name text not null,
  ext text not null,
  size bigint not null,
  file_id bigint not null,
  version int not null,
  create_time bigint not null,
  update_time bigint not null,
  removed_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index library_items_scope on library_items (scope, seq);
create index library_items_pid on library_items (pid, user_id);
create index library_items_own on library_items (user_id) where plan_id = 0 and folder_id = 0;
create index library_items_trash on library_items (removed_time) where removed_time > 0;

-- Who was let into a shared folder, and what they may do there.
create table folder_users (
  id text collate "C" primary key,
  folder_id bigint not null,
  user_id bigint not null,
  "right" text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index folder_users_scope on folder_users (scope, seq);
create index folder_users_folder on folder_users (folder_id);
create index folder_users_user on folder_users (user_id);

-- Of what in the library a file is a version, in which shared folder that lies, and whose content a copy shares.
alter table files
  add column item_id bigint not null default 0,
  add column folder_id bigint not null default 0,
  add column content_id bigint not null default 0;
create index files_item on files (item_id) where item_id > 0;
create index files_kept_under on files (coalesce(nullif(content_id, 0), id));
