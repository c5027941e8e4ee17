-- What the end of a request brings about: noted with that end, done after it, once.
create table approval_effects (
  id text collate "C" primary key,
  approval_id bigint not null,
  record_id bigint not null,
  effect_id integer not null,
  place integer not null,
  does text not null,
  state text not null,
  reason text not null,
  made_id bigint not null,
  made_in bigint not null,
  tries integer not null,
  try_time bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index approval_effects_scope on approval_effects (scope, seq);
create index approval_effects_approval on approval_effects (approval_id);
create index approval_effects_due on approval_effects (try_time) where state = 'waiting';
