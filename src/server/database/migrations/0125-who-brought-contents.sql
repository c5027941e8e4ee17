-- Who brought a content last. One to which no file leads any more lies in the store for a while: it counts for them where that is much.
alter table contents add column user_id bigint not null default 0;
create index contents_user_id on contents (user_id) where user_id > 0;
update contents c set user_id = f.user_id
from file_contents fc join files f on f.id = fc.file_id
where fc.sha256 = c.sha256;
