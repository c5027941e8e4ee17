-- What people have begun to write in dialogs: each row is theirs alone.
create table dialog_drafts (
  id text collate "C" primary key,
  dialog_id bigint not null,
  user_id bigint not null,
  text text not null,
  reply_id bigint not null,
  time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index dialog_drafts_scope on dialog_drafts (scope, seq);
create index dialog_drafts_dialog on dialog_drafts (dialog_id);
