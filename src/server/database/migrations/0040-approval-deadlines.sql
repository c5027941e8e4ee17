-- Until when a step of a request has to be decided.
alter table approvals add column due_time bigint not null default 0;
create index approvals_due on approvals (due_time) where due_time > 0;

-- What people are told of requests.
alter table notices
  add column approval_id bigint not null default 0,
  add column record_id bigint not null default 0;
