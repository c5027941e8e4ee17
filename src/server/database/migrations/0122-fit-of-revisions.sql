-- How places of a sheet lie on a revision of other proportions: pins and markups are where they belong on it.
alter table sheet_revisions
  add column fit jsonb not null default '{"across": 1, "down": 1, "left": 0, "top": 0}';
