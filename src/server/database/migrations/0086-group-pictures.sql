-- A small picture of a group; '' = none.
alter table dialogs add column avatar text not null default '';
