-- Of which version another was made, so that two that were made of one are seen side by side.
alter table files add column base_id bigint not null default 0;
alter table files add column settles_id bigint not null default 0;
