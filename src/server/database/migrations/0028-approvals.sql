-- Who leads a department.
alter table departments add column leader_id bigint not null default 0;
alter table positions add column leader_id bigint not null default 0;
alter table user_groups add column leader_id bigint not null default 0;

-- How requests are decided, and the requests.
create table approval_flows (
  id bigint primary key,
  form_id bigint not null,
  number int not null,
  status text not null,
  flow text not null,
  create_user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index approval_flows_scope on approval_flows (scope, seq);
create index approval_flows_form on approval_flows (form_id);

create table approvals (
  id bigint primary key,
  record_id bigint not null,
  form_id bigint not null,
  flow_id bigint not null,
  title text not null,
  version bigint not null,
  status int not null,
  round int not null,
  runs jsonb not null,
  events jsonb not null,
  copies jsonb not null,
  chosen jsonb not null,
  asked_ids jsonb not null,
  create_user_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index approvals_scope on approvals (scope, seq);
create index approvals_record on approvals (record_id);
create index approvals_maker on approvals (create_user_id, create_time);
create index approvals_asked on approvals using gin (asked_ids);
