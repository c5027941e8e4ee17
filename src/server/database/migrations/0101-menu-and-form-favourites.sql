-- The company's menu: applications with what they lead to, and to whom each entry is shown.
create table menu_items (
  id bigint primary key,
  company_id bigint not null,
  parent_id bigint not null,
  menu_type text not null,
  name text not null,
  icon text not null,
  rank text collate "C" not null,
  form_id bigint not null,
  page text not null,
  link text not null,
  hidden boolean not null,
  roles jsonb not null,
  authority_word text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index menu_items_scope on menu_items (scope, seq);

-- Which forms people find first: each row is theirs alone.
create table form_favourites (
  id text collate "C" primary key,
  form_id bigint not null,
  user_id bigint not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index form_favourites_scope on form_favourites (scope, seq);
create index form_favourites_form on form_favourites (form_id);
