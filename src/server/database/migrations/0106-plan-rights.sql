-- Which part in a plan each act asks for at least, where the plan's owner has said so.
alter table plans add column rights jsonb not null default '{}';
alter table plans alter column rights drop default;
