-- Links that work once: kind "password" sets a new password, kind "email" confirms the address in `email`.
create table account_links (
  code_hash text collate "C" primary key,
  kind text not null,
  user_id bigint not null,
  email text not null,
  create_time bigint not null,
  expire_time bigint not null
);
create index account_links_user on account_links (user_id);
