-- Who handed a link over; 0 = it went to its owner by letter.
alter table account_links add column maker_id bigint not null default 0;
