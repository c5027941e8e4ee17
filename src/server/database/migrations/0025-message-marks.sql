-- What people have marked messages with: bookmarks, pins and to-dos.
create table message_marks (
  id bigint primary key,
  dialog_id bigint not null,
  plan_id bigint not null,
  position int not null,
  user_id bigint not null,
  mtype text not null,
  preview text not null,
  tag_user_id bigint not null,
  tag_time bigint not null,
  top_user_id bigint not null,
  top_time bigint not null,
  todo_user_id bigint not null,
  todo_time bigint not null,
  todos jsonb not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index message_marks_scope on message_marks (scope, seq);
create index message_marks_dialog on message_marks (dialog_id);
