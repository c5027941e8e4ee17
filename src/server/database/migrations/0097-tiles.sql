-- Tiles of pages of contents that are too large for a phone: `state` waiting = they are to be made, made = `tiles` is the content that
-- holds them, failed = they cannot be, for `problem`. `next_time` says when it is tried, `tries` how often it was.
create table content_tiles (
  sha256 text collate "C" not null references contents (sha256) on delete cascade,
  page int not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
  tiles text collate "C" not null default '',
  problem text not null default '',
  tries int not null default 0,
  next_time bigint not null,
  primary key (sha256, page)
);
create index content_tiles_due on content_tiles (next_time) where state = 'waiting';
create index content_tiles_tiles on content_tiles (tiles);
create index sheet_revisions_file on sheet_revisions (file_id);
