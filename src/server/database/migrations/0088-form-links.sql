-- Links by which people without an account fill in a form: the code as a hash, and the records that came by them.
create table form_links (
  id bigint primary key,
  form_id bigint not null,
  name text not null,
  code_hash text collate "C" not null unique,
  user_id bigint not null,
  create_time bigint not null,
  expire_time bigint not null,
  max_uses int not null,
  uses int not null,
  last_time bigint not null,
  -- The day of the last one, in days since 1970, and how many came on it.
  day int not null,
  day_uses int not null
);
create index form_links_form on form_links (form_id);
create index form_links_user on form_links (user_id);

-- Who filled in a record by such a link; '' = nobody did.
alter table records add column visitor text not null default '';
