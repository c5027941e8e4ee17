-- Addresses by which e-mails become tasks of a plan, at most one for each; of the code in it a hash alone is kept.
create table plan_mail_addresses (
  plan_id bigint primary key,
  code_hash text collate "C" not null unique,
  column_id bigint not null,
  writers text collate "C" not null,
  -- Who made it last.
  user_id bigint not null,
  create_time bigint not null
);
-- What became of e-mails, each known by a hash of its plan and Message-ID: one that has become a task becomes no second one.
create table plan_mails (
  id bigint primary key,
  mail_key text collate "C" not null unique,
  plan_id bigint not null,
  state text collate "C" not null,
  sender text not null,
  subject text not null,
  reason text collate "C" not null,
  -- As whom the task is made, 0 = that is not decided yet; and the task, 0 = none.
  user_id bigint not null,
  task_id bigint not null,
  -- Attachments that became no file.
  left_out int not null,
  -- What was known of who wrote it ('' = not asked yet), and how often it was counted towards the limits of a day.
  standing text collate "C" not null,
  counted int not null,
  at bigint not null,
  -- So often it was begun; before this time no other server goes on with it.
  tries int not null,
  claimed_until bigint not null
);
create index plan_mails_plan on plan_mails (plan_id, at);
create index plan_mails_sender on plan_mails (sender, at);
create index plan_mails_at on plan_mails (at);
