-- Who was taken out of what by somebody else: no link lets them in again until somebody does.
create table shut_outs (
  scope text collate "C" not null,
  user_id bigint not null,
  primary key (scope, user_id)
);

-- Sessions of devices that were reported as lost, so that the browser learns that nothing may stay on it.
create table lost_sessions (
  token_hash text collate "C" primary key,
  device_id bigint not null,
  end_time bigint not null
);
create index lost_sessions_device on lost_sessions (device_id);

-- When somebody minted with a number that was passed over, and so got it; 0 = it was given out.
alter table device_numbers add column passed_over_time bigint not null default 0;
create index device_numbers_passed_over on device_numbers (user_id, passed_over_time)
  where passed_over_time > 0;

-- Subscriptions outlive their device until its browser was told over them that it is signed out.
alter table push_subscriptions drop constraint push_subscriptions_device_id_fkey;
