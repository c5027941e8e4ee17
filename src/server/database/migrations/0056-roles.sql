-- What people do for the company or for one department of it, whatever their position is.
create table roles (
  id bigint primary key,
  company_id bigint not null,
  parent_id bigint not null,
  name text not null,
  rank text collate "C" not null,
  members jsonb not null,
  leader_id bigint not null default 0,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index roles_scope on roles (scope, seq);
