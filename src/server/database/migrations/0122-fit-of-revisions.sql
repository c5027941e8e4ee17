-- How places of a sheet lie on a revision of other proportions, and on which revision somebody set what stands on a sheet: its place
-- is one of that page. What is there already was set on the revision that held then.
alter table sheet_revisions
  add column fit jsonb not null default '{"across": 1, "down": 1, "left": 0, "top": 0}';
alter table pins add column revision_id bigint not null default 0;
alter table markups add column revision_id bigint not null default 0;

update pins set revision_id = coalesce((
  select r.id from sheet_revisions r
  where r.sheet_id = pins.sheet_id and r.create_time <= pins.update_time
  order by r.create_time desc limit 1
), 0);
update markups set revision_id = coalesce((
  select r.id from sheet_revisions r
  where r.sheet_id = markups.sheet_id and r.create_time <= markups.create_time
  order by r.create_time desc limit 1
), 0);
