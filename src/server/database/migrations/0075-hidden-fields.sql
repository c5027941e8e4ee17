-- Fields of a record that are kept from somebody whom a step lets in.
alter table record_users add column hidden jsonb not null default '[]';
create index record_users_hidden on record_users (user_id) where hidden <> '[]';
