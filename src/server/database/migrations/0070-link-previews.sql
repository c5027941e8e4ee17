-- Where links of messages lead is looked up in the order in which they were said; one server at a time does it.
create table link_preview_turn (
  -- All of the log up to here has been seen to.
  seq bigint not null,
  -- Until then another server is at it.
  try_time bigint not null
);
insert into link_preview_turn (seq, try_time) select coalesce(max(head), 0), 0 from space;
alter table company_settings add column link_previews boolean not null default true;
