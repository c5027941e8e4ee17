-- What is written in contents, for whoever looks for it: `words` as they are looked up, null until somebody has read it, `body` the
-- beginning of it. `next_time` says when it is tried, `tries` how often it was.
create table content_texts (
  sha256 text collate "C" primary key references contents (sha256) on delete cascade,
  body text not null default '',
  words tsvector,
  tries int not null default 0,
  next_time bigint not null default 0
);
create index content_texts_words on content_texts using gin (words);
create index content_texts_due on content_texts (next_time) where words is null;
insert into content_texts (sha256)
select distinct sha256 from file_contents where variant = 'whole';
