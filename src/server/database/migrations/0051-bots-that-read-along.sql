-- Whether a bot is told of all that is written in a chat.
alter table dialog_users add column reads_all boolean not null default false;
alter table dialog_users alter column reads_all drop default;
