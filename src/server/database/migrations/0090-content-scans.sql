-- What a scanner for viruses is to say, or has said, of contents; one of which nothing stands here may be opened. `what` is
-- what it found, `next_time` when somebody may go on with it, `told` whether its files say what came of it.
create table content_scans (
  sha256 text collate "C" primary key references contents (sha256) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'clean', 'infected')),
  tries int not null default 0,
  what text not null default '',
  next_time bigint not null default 0,
  told boolean not null default false
);
create index content_scans_due on content_scans (next_time) where not told;
alter table files add column scan text not null default '';
