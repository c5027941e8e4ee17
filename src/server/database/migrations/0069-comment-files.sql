-- Files of comments lie with the record of their request, and are none of its fields.
alter table files add column approval_id bigint not null default 0;
