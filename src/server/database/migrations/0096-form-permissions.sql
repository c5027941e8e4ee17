-- What everybody may do with the records of a form, and what roles may do in addition.
alter table forms add column buttons jsonb not null default '["add", "edit", "remove", "import", "export", "print"]';
alter table forms alter column buttons drop default;
alter table forms add column roles jsonb not null default '[]';
alter table forms alter column roles drop default;
