-- On which days the company works: one row, none while nobody has said so.
create table work_calendars (
  id bigint primary key,
  week jsonb not null,
  days jsonb not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index work_calendars_scope on work_calendars (scope, seq);
