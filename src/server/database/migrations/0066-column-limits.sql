-- How many open tasks a column is to have at most, 0 = any number.
alter table plan_columns add column task_limit bigint not null default 0;
