-- How people keep a chat in their list: hidden until its next message, and in a colour.
alter table dialog_settings add column hidden_until int not null default 0;
alter table dialog_settings alter column hidden_until drop default;
alter table dialog_settings add column color text not null default '';
alter table dialog_settings alter column color drop default;
