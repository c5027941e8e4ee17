-- Links by which people without an account look at a plan: the code and the password as hashes.
create table guest_links (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  code_hash text collate "C" not null unique,
  password_hash text not null,
  -- What the keys of its tasks are made with.
  key_secret text not null,
  user_id bigint not null,
  create_time bigint not null,
  expire_time bigint not null,
  with_fields int not null,
  with_archived int not null,
  visits int not null,
  last_time bigint not null
);
create index guest_links_plan on guest_links (plan_id);
create index guest_links_user on guest_links (user_id);
