-- Wrong passwords and codes lately. `key` is a hash of who tries and at what, `next_time` is when the next try is
-- looked at, and after `expire_time` the row is as good as gone. Here and not in memory, so that guessing is slow
-- on whichever server it happens, and stays so when one starts again.
create table try_counts (
  key text collate "C" primary key,
  count int not null,
  next_time bigint not null,
  expire_time bigint not null
);
create index try_counts_expire on try_counts (expire_time);

-- Browsers on which somebody proved who they are, by the hash of a secret that stays in them: tries of strangers do
-- not count against them. `device_id` is the device while it is signed in, null after it signed out by itself; a
-- device that is removed takes its row along. `origin` names the count of its tries: its own, or that of the device
-- which let it in.
create table known_devices (
  secret_hash text collate "C" primary key,
  user_id bigint not null,
  device_id bigint references devices (id) on delete cascade,
  origin text not null,
  last_time bigint not null
);
create index known_devices_user on known_devices (user_id);
create index known_devices_device on known_devices (device_id);

alter table second_factors drop column try_time, drop column try_count;
