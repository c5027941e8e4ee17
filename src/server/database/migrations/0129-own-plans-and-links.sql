-- Everybody has one plan for themselves at most.
create unique index plans_personal on plans (user_id) where personal = 1;

-- What people become by the link into a plan, and that it may work for ever (expire_time 0).
alter table plan_invites add column role text collate "C" not null default 'member';
alter table plan_invites alter column role drop default;
