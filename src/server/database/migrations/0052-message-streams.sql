-- Messages that bots go on writing: what they have come to, until they are whole.
create table message_streams (
  msg_id bigint primary key,
  user_id bigint not null,
  text text not null,
  n int not null,
  written_n int not null,
  written_time bigint not null,
  last_time bigint not null
);
create index message_streams_user on message_streams (user_id);
create index message_streams_last on message_streams (last_time);
