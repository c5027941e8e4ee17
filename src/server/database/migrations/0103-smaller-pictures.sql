-- Smaller pictures that were made of a large one with its tiles, where nobody sent any: the contents that hold them, '' = none.
alter table content_tiles add column thumb text collate "C" not null default '';
alter table content_tiles add column view text collate "C" not null default '';
create index content_tiles_thumb on content_tiles (thumb);
create index content_tiles_view on content_tiles (view);
