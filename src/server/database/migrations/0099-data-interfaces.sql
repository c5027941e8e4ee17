-- Rows that forms let people choose from: written here, or records of a form that the asker may read.
create table data_interfaces (
  id bigint primary key,
  company_id bigint not null,
  name text not null,
  code text not null,
  category text not null,
  kind text not null,
  enabled boolean not null,
  has_page boolean not null,
  parameters jsonb not null,
  columns jsonb not null,
  filters jsonb not null,
  rows jsonb not null,
  form_id bigint not null,
  sidx text not null,
  create_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index data_interfaces_scope on data_interfaces (scope, seq);
