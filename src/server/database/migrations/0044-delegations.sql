-- Who is asked besides people who are away.
create table delegations (
  id text primary key,
  user_id bigint not null,
  deputy_id bigint not null,
  form_ids jsonb not null,
  start_time bigint not null,
  end_time bigint not null,
  due_time bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index delegations_scope on delegations (scope, seq);
create index delegations_user on delegations (user_id);
create index delegations_deputy on delegations (deputy_id);
create index delegations_due on delegations (due_time);
