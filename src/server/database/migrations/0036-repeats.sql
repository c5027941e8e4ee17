-- How a task comes again: the rule stands in the newest task that it made.
alter table tasks add column repeat jsonb;
create index tasks_repeat on tasks (id) where repeat is not null;
