-- What guards an account besides its password. The secret of the authenticator app is sealed with a key
-- that is not in the database; `last_step` is the last interval of which a code was used, so that none is
-- used twice. `try_time` and `try_count` slow guessing down, on whichever server it happens.
create table second_factors (
  user_id bigint primary key,
  secret text not null,
  confirm_time bigint not null,
  last_step bigint not null,
  try_time bigint not null,
  try_count int not null
);

create table recovery_codes (
  user_id bigint not null,
  code_hash text collate "C" not null,
  primary key (user_id, code_hash)
);

-- `site` is the domain for which the passkey was made: it proves nothing at another one.
create table passkeys (
  id bigint primary key,
  user_id bigint not null,
  credential_id text collate "C" not null unique,
  site text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  create_time bigint not null,
  last_time bigint not null
);
create index passkeys_user on passkeys (user_id);

-- Who somebody is at a provider of identities.
create table identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id bigint not null,
  create_time bigint not null,
  primary key (issuer, subject)
);
create unique index identities_user on identities (user_id, issuer);

-- What is between two calls of a sign-in; user 0 = nobody yet. Gone with its use or after minutes.
create table sign_in_steps (
  step_hash text collate "C" primary key,
  kind text not null,
  user_id bigint not null,
  data jsonb not null,
  expire_time bigint not null
);
create index sign_in_steps_expire on sign_in_steps (expire_time);
