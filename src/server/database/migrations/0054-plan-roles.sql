-- What people are in a plan besides its owner.
alter table plan_users add column role text not null default 'member';
