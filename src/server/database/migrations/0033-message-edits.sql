-- What messages said before they were edited, and since when people take part in a chat.
alter table messages add column edits jsonb not null default '[]';
alter table messages alter column edits drop default;
alter table dialog_users add column join_position int not null default 0;
alter table dialog_users alter column join_position drop default;
