-- A small picture of the company that travels with its row, as data: address; '' = none.
alter table companies add column logo text not null default '';
