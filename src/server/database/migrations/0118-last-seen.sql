-- When the last socket of a person was open, and whether they keep that to themselves.
alter table accounts add column hides_line boolean not null default false;
alter table accounts add column line_time bigint not null default 0;
