-- Who hears of a task without having a part in it.
alter table tasks add column followers jsonb not null default '[]';
