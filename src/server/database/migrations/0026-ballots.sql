-- What people have chosen in votes: each ballot is its voter's alone.
create table ballots (
  id text collate "C" primary key,
  msg_id bigint not null,
  dialog_id bigint not null,
  user_id bigint not null,
  votes jsonb not null,
  time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index ballots_scope on ballots (scope, seq);
create index ballots_dialog on ballots (dialog_id);
