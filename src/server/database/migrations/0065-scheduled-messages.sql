-- What people have written to be sent later: each row is theirs alone.
create table scheduled_messages (
  id bigint primary key,
  dialog_id bigint not null,
  user_id bigint not null,
  text text not null,
  text_type text not null,
  reply_id bigint not null,
  time bigint not null,
  sending_time bigint not null,
  failed text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index scheduled_messages_scope on scheduled_messages (scope, seq);
create index scheduled_messages_user on scheduled_messages (user_id);
create index scheduled_messages_due on scheduled_messages (time) where failed = '';
