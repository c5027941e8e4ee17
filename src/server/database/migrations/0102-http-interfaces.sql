-- Where data interfaces ask other servers, which only administrators see, and the hosts that a company lets them ask.
create table interface_requests (
  interface_id bigint primary key,
  method text not null,
  url text not null,
  headers jsonb not null,
  body text not null,
  rows_path text not null,
  paths jsonb not null
);
create table interface_hosts (
  host text collate "C" primary key
);
