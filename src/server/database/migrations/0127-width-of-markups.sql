-- How thick the lines of markups are; what is there already was drawn with the one width that there was.
alter table markups add column width text not null default 'normal';
