-- Leave: which kinds are counted, what somebody has of them in a year, and what was asked for, taken or given back.
create table leave_settings (
  id bigint primary key,
  kinds jsonb not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index leave_settings_scope on leave_settings (scope, seq);
create table leave_allowances (
  id text collate "C" primary key,
  user_id bigint not null,
  year integer not null,
  kind text not null,
  halves integer not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index leave_allowances_scope on leave_allowances (scope, seq);
create index leave_allowances_user on leave_allowances (user_id);
create table leave_bookings (
  id bigint primary key,
  record_id bigint not null,
  user_id bigint not null,
  year integer not null,
  kind text not null,
  halves integer not null,
  state text not null,
  "left" integer not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index leave_bookings_scope on leave_bookings (scope, seq);
create index leave_bookings_user on leave_bookings (user_id);
create index leave_bookings_record on leave_bookings (record_id);
