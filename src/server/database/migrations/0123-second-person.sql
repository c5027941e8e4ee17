-- States that ask for a photograph, or for another person than whoever brought a task where it stands: the task says who did, and when.
alter table flow_items
  add column needs_photo int not null default 0,
  add column by_another int not null default 0;
alter table tasks
  add column state_user_id bigint not null default 0,
  add column state_time bigint not null default 0;
