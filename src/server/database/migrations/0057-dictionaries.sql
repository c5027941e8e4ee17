-- Lists of choices that many forms share, with their entries.
create table dictionaries (
  id bigint primary key,
  company_id bigint not null,
  parent_id bigint not null,
  name text not null,
  code text not null,
  enabled boolean not null,
  rank text collate "C" not null,
  entries jsonb not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index dictionaries_scope on dictionaries (scope, seq);
