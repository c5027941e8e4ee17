-- Addresses by which other services write into a chat as a bot; of the code that is the right a hash alone is kept.
create table incoming_webhooks (
  id bigint primary key,
  code_hash text collate "C" not null unique,
  dialog_id bigint not null,
  bot_id bigint not null,
  -- Who made it: it works for as long as they may.
  user_id bigint not null,
  create_time bigint not null,
  -- When it was written to last, to the minute; 0 = never.
  last_time bigint not null
);
create index incoming_webhooks_dialog on incoming_webhooks (dialog_id);
