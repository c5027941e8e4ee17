-- One link may let several people in.
alter table invites add column max_uses int not null default 1;
alter table invites add column uses int not null default 0;
update invites set uses = 1 where used_by > 0;

-- People, plans and chats of the sample site, so that they can go again in one act.
create table sample_rows (
  entity text not null,
  id bigint not null,
  primary key (entity, id)
);

-- Which fields of a row were set to something else, where somebody else may have set them too.
alter table changes add column fields text;
create index changes_fields on changes (row_id, seq) where fields is not null;
create index changes_gone on changes (row_id, seq) where gone;

-- How far somebody has come with the first steps.
create table guides (
  id bigint primary key,
  done jsonb not null,
  dismissed boolean not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index guides_scope on guides (scope, seq);
