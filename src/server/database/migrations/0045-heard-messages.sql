-- Which voice messages people have heard: each row is theirs alone.
create table heard_messages (
  id text collate "C" primary key,
  msg_id bigint not null,
  dialog_id bigint not null,
  user_id bigint not null,
  time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index heard_messages_scope on heard_messages (scope, seq);
create index heard_messages_dialog on heard_messages (dialog_id);
