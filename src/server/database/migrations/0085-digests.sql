-- Letters that say what is to be done, each day or each week.
alter table notify_settings
  add column digest text not null default 'off',
  add column digest_at text not null default '07:00';

-- When each person's next one goes out. `timing` is what was wanted when that was worked out.
create table digest_turns (
  user_id bigint primary key,
  timing text not null,
  next_time bigint not null,
  tries int not null default 0
);
create index digest_turns_next on digest_turns (next_time);
