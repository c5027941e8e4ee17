-- Megabytes that one person's files, and all files, may take on the server, 0 = as much as there is.
alter table company_settings
  add column person_quota int not null default 0,
  add column company_quota int not null default 0;
create index files_of_person on files (user_id);
