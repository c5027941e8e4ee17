-- Numbers of other sheets that a page names, with where they stand: they lead there.
alter table sheet_revisions add column callouts jsonb not null default '[]';
