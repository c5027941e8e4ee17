-- Secret addresses at which other calendars read somebody's tasks, of which only hashes are kept. plan_id 0 = the person's own tasks.
create table calendar_feeds (
  id bigint primary key,
  code_hash text collate "C" not null unique,
  user_id bigint not null,
  plan_id bigint not null,
  create_time bigint not null,
  last_time bigint not null
);
create index calendar_feeds_user on calendar_feeds (user_id);
