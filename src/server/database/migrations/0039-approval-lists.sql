-- Who has decided anything of a request, so that their lists are read off an index.
alter table approvals add column settled_ids jsonb not null default '[]';
update approvals set settled_ids = coalesce((
  select jsonb_agg(distinct task -> 'userId')
  from jsonb_array_elements(runs) run, jsonb_array_elements(run -> 'tasks') task
  where (task ->> 'status')::int in (1, 2, 6, 7)
), '[]');
create index approvals_settled on approvals using gin (settled_ids);
create index approvals_copied on approvals using gin (copies jsonb_path_ops);
