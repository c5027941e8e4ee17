-- A link by which colleagues join a plan: one for each plan, as a hash, until its time is over.
create table plan_invites (
  plan_id bigint primary key,
  code_hash text collate "C" not null unique,
  user_id bigint not null,
  create_time bigint not null,
  expire_time bigint not null,
  joined int not null
);
