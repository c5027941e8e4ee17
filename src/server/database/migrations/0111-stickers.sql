-- Pictures of the company's that are sent with one tap, and which stickers each person has used last or marked.
create table stickers (
  id bigint primary key,
  company_id bigint not null,
  name text not null,
  picture text not null,
  rank text collate "C" not null,
  user_id bigint not null,
  create_time bigint not null,
  remove_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index stickers_scope on stickers (scope, seq);
create index stickers_company on stickers (company_id);
create table sticker_uses (
  id text collate "C" primary key,
  key text collate "C" not null,
  user_id bigint not null,
  favourite int not null,
  use_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index sticker_uses_scope on sticker_uses (scope, seq);
create index sticker_uses_user on sticker_uses (user_id);
