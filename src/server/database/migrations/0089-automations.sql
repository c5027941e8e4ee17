-- Rules of plans: when something happens to a task, and it is like that, then something is done.
create table automations (
  id bigint primary key,
  plan_id bigint not null,
  name text not null,
  enabled int not null,
  trigger jsonb not null,
  listens_to text collate "C" not null,
  condition jsonb not null,
  actions jsonb not null,
  time_zone text not null,
  user_id bigint not null,
  since_time bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index automations_scope on automations (scope, seq);
create index automations_plan on automations (plan_id, listens_to);

-- What rules are to do, and did. One is written in the transaction of what set it off, and settled in that of what it does.
create table automation_runs (
  id bigint generated always as identity primary key,
  automation_id bigint not null,
  plan_id bigint not null,
  -- What the rule was called then.
  name text not null,
  task_id bigint not null,
  task_name text not null,
  -- When it was set off (epoch ms), and by how many rules before it.
  at bigint not null,
  depth int not null,
  -- waiting, done, failed, stopped or missed; the reason is the key of a text, '' = none.
  state text not null default 'waiting',
  reason text not null default '',
  -- What became of each action.
  outcomes jsonb not null default '[]',
  done_time bigint not null default 0,
  tries int not null default 0,
  try_time bigint not null default 0
);
create index automation_runs_waiting on automation_runs (try_time, id) where state = 'waiting';
create index automation_runs_plan on automation_runs (plan_id, id);

-- Up to which moment (epoch ms) rules of dates have been looked after. One row.
create table automation_clock (
  until bigint not null
);
insert into automation_clock (until) values (0);
