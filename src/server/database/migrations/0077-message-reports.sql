-- Messages that people ask the administrators to look at: each row is its reporter's alone.
create table message_reports (
  id text collate "C" primary key,
  msg_id bigint not null,
  dialog_id bigint not null,
  plan_id bigint not null,
  user_id bigint not null,
  reason text not null,
  words text not null,
  author_id bigint not null,
  said_time bigint not null,
  mtype text not null,
  text text not null,
  file_name text not null,
  thumb text not null,
  place text not null,
  state text not null,
  create_time bigint not null,
  decide_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index message_reports_scope on message_reports (scope, seq);
create index message_reports_user on message_reports (user_id);
create index message_reports_message on message_reports (msg_id);
create index message_reports_state on message_reports (state, create_time desc);
