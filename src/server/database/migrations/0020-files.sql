-- Files, as they are synced; their contents lie beside them.
create table files (
  id bigint primary key,
  plan_id bigint not null,
  dialog_id bigint not null,
  task_id bigint not null,
  message_id bigint not null,
  user_id bigint not null,
  name text not null,
  ext text not null,
  size bigint not null,
  md5 text not null,
  width int not null,
  height int not null,
  create_time bigint not null,
  arrive_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index files_scope on files (scope, seq);
create index files_dialog on files (dialog_id) where dialog_id > 0;
create index files_own on files (user_id) where dialog_id = 0;
create index files_task on files (task_id) where task_id > 0;

-- What the server keeps, each once, by its SHA-256. `sum` is the SHA-256 of those of its chunks: who names it has
-- every byte. MD5 can be forged, so it only says where to look.
create table contents (
  sha256 text collate "C" primary key,
  size bigint not null,
  md5 text collate "C" not null,
  sum text collate "C" not null,
  mime text not null,
  create_time bigint not null
);
create index contents_md5 on contents (md5, size);

-- Which content a file has: the whole, and smaller pictures of it. A file that is gone keeps them for a while, since
-- `gone_since`, because it may be put back.
create table file_contents (
  file_id bigint not null,
  variant text not null,
  sha256 text collate "C" not null,
  gone_since bigint not null default 0,
  primary key (file_id, variant)
);
create index file_contents_sha256 on file_contents (sha256);

-- What comes in by and by. One person's chunks of one content are one upload, whatever number of tabs sends them; who
-- cuts it otherwise begins another one. `sha256` is that of the content which it has become, "" before.
create table uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  md5 text collate "C" not null,
  size bigint not null,
  chunk_size bigint not null,
  chunks int not null,
  sha256 text collate "C" not null default '',
  create_time bigint not null,
  touch_time bigint not null,
  unique (user_id, md5, size, chunk_size, chunks)
);
create index uploads_touched on uploads (touch_time);
create table upload_chunks (
  upload_id bigint not null references uploads (id) on delete cascade,
  number int not null,
  size bigint not null,
  sha256 text collate "C" not null,
  primary key (upload_id, number)
);

-- Contents to which nothing leads any more, and since when: they go after a while in which they may be wanted again.
create table unwanted_contents (
  sha256 text collate "C" primary key references contents (sha256) on delete cascade,
  since bigint not null
);
