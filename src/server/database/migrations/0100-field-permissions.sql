-- What forms say of single fields: who reads and who fills them in.
alter table forms add column field_permissions jsonb not null default '[]';
alter table forms alter column field_permissions drop default;
