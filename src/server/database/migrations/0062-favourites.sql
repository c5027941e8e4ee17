-- Which folders and files people have marked to find them again: each row is theirs alone.
create table favourites (
  id text collate "C" primary key,
  item_id bigint not null,
  user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index favourites_scope on favourites (scope, seq);
create index favourites_item on favourites (item_id);
