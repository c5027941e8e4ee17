-- Links by which people outside of the company look at a folder or file: the code and the password as hashes.
create table public_links (
  id bigint primary key,
  item_id bigint not null,
  code_hash text collate "C" not null unique,
  password_hash text not null,
  user_id bigint not null,
  create_time bigint not null,
  expire_time bigint not null,
  max_uses int not null,
  uses int not null,
  last_time bigint not null
);
create index public_links_item on public_links (item_id);
create index public_links_user on public_links (user_id);

-- Whether there may be any.
alter table company_settings add column public_links boolean not null default true;
