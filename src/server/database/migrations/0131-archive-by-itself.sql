-- After how many days completed tasks are put away by themselves: in plans with days of their own, and in all others; 0 = never.
alter table plans add column archive_method text collate "C" not null default 'system';
alter table plans alter column archive_method drop default;
alter table plans add column archive_days integer not null default 0;
alter table plans alter column archive_days drop default;
alter table company_settings add column archive_days integer not null default 0;
alter table company_settings alter column archive_days drop default;
