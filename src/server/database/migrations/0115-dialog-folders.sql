-- Folders into which people put their chats: each is theirs alone.
create table dialog_folders (
  id bigint primary key,
  user_id bigint not null,
  name text not null,
  rank text collate "C" not null,
  dialog_ids jsonb not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index dialog_folders_scope on dialog_folders (scope, seq);
create index dialog_folders_user on dialog_folders (user_id);
