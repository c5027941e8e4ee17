-- Addresses that are told what happens in a plan.
create table webhooks (
  id bigint primary key,
  plan_id bigint not null,
  user_id bigint not null,
  url text not null,
  secret text not null,
  kinds text collate "C" not null,
  create_time bigint not null,
  seq bigint not null,
  batch_to bigint not null,
  tries int not null,
  try_time bigint not null,
  fail_time bigint not null,
  off_time bigint not null,
  last_status int not null,
  last_time bigint not null
);
create index webhooks_plan on webhooks (plan_id);
create index webhooks_user on webhooks (user_id);
