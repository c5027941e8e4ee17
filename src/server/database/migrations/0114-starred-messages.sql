-- Messages that people have starred: each row is theirs alone.
create table starred_messages (
  id text collate "C" primary key,
  msg_id bigint not null,
  dialog_id bigint not null,
  user_id bigint not null,
  author_id bigint not null,
  mtype text not null,
  preview text not null,
  create_time bigint not null,
  star_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index starred_messages_scope on starred_messages (scope, seq);
create index starred_messages_dialog on starred_messages (dialog_id);
create index starred_messages_user on starred_messages (user_id);
create index starred_messages_message on starred_messages (msg_id);
