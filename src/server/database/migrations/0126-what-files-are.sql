-- What a content is by its first bytes stands with its file: one that is called a picture and is none counts as none.
alter table files add column sniffed text not null default '';
update files f set sniffed = 'other' from file_contents fc join contents c on c.sha256 = fc.sha256
  where fc.file_id = coalesce(nullif(f.content_id, 0), f.id) and fc.variant = 'whole'
    and f.ext in ('gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp', 'ico') and c.mime not like 'image/%';
-- A message whose file was taken away says so, and holds none any more.
update messages m set msg = m.msg || '{"gone": true}'
  where m.mtype in ('image', 'file', 'record') and m.withdraw_time = 0
    and not exists (select 1 from files f where f.id = (m.msg->>'fileId')::bigint);
-- Contents that were taken out of the store while they may have been on their way from one place to the other.
create table removed_contents (
  sha256 text collate "C" primary key,
  since bigint not null
);
create index removed_contents_since on removed_contents (since);
