-- Who may write in a group and call everybody, and how fast; when each has written there last.
alter table dialogs add column rules jsonb not null
  default '{"writing":"all","writers":[],"callingAll":"all","slowMode":0}';
alter table dialogs alter column rules drop default;
alter table dialog_users add column write_time bigint not null default 0;
alter table dialog_users alter column write_time drop default;
