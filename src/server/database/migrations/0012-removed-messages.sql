-- Who took a message away, where that was not its author; 0 = its author, or it stands.
alter table messages add column withdraw_user_id bigint not null default 0;
