-- How people want the columns of the lists of forms: each row is theirs alone.
create table column_settings (
  id text collate "C" primary key,
  form_id bigint not null,
  user_id bigint not null,
  field_list text not null,
  update_time bigint not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index column_settings_scope on column_settings (scope, seq);
create index column_settings_form on column_settings (form_id);
