-- Which entries of the menu people use most: each row is theirs alone.
create table common_functions (
  id text collate "C" primary key,
  menu_item_id bigint not null,
  user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index common_functions_scope on common_functions (scope, seq);
create index common_functions_item on common_functions (menu_item_id);
