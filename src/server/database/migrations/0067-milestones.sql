-- Tasks that are a moment to be reached.
alter table tasks add column milestone int not null default 0;
