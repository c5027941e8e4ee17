-- What bots are called by, with a slash before it.
create table bot_commands (
  id text collate "C" primary key,
  user_id bigint not null,
  name text collate "C" not null,
  description text not null,
  place int not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index bot_commands_scope on bot_commands (scope, seq);
create index bot_commands_user on bot_commands (user_id);
create index bot_commands_name on bot_commands (name);
