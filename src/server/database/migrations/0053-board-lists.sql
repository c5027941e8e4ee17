-- Priorities and sets of columns that the company has edited; null = as they were shipped.
alter table company_settings add column priorities jsonb;
alter table company_settings add column column_templates jsonb;
