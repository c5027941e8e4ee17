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
