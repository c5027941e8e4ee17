-- What people have begun to fill into forms: each row is theirs alone.
create table record_drafts (
  id text collate "C" primary key,
  form_id bigint not null,
  user_id bigint not null,
  version_id bigint not null,
  title text not null,
  "values" text not null,
  time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index record_drafts_scope on record_drafts (scope, seq);
create index record_drafts_form on record_drafts (form_id);
