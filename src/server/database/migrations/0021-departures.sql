-- Who went out of a scope lately, by themselves or not: whoever leaves again and again is left alone for a while,
-- and coming back is no news.
create table departures (
  scope text collate "C" not null,
  user_id bigint not null,
  -- Epoch ms.
  time bigint not null,
  -- Times that they left by themselves, each within a day of the one before.
  leavings int not null,
  primary key (scope, user_id)
);
create index departures_time on departures (time);
