-- Files that stand in the fields of records, and live in their scope.
alter table files add column record_id bigint not null default 0;
