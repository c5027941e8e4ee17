-- Bots are people who do not sign in: who looks after each of them.
create table bots (
  user_id bigint primary key,
  owner_id bigint not null,
  create_time bigint not null
);
create index bots_owner on bots (owner_id);

-- Access tokens of bots and of people, of which only hashes are kept. Each mints with a range of ids of its own.
create table api_tokens (
  id bigint primary key,
  token_hash text collate "C" not null unique,
  user_id bigint not null,
  maker_id bigint not null,
  name text not null,
  scopes text collate "C" not null,
  device_id bigint not null,
  create_time bigint not null,
  expire_time bigint not null,
  last_time bigint not null
);
create index api_tokens_user on api_tokens (user_id);
create index api_tokens_maker on api_tokens (maker_id);

alter table company_settings add column own_tokens boolean not null default false;
