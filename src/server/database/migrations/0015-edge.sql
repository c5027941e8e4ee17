-- When a browser was heard of: last, before it was last away, and when it came back first and last (epoch ms).
alter table device_numbers add column last_time bigint not null default 0;
alter table device_numbers add column away_from bigint not null default 0;
alter table device_numbers add column first_back bigint not null default 0;
alter table device_numbers add column back bigint not null default 0;
update device_numbers set last_time = s.last_time, away_from = s.last_time
from sessions s where s.device_id = number;

-- When the person acted, as far as it is believed.
alter table ledger add column acted_at bigint not null default 0;

-- Tickets with which a browser opens its socket, each good for one use: an address is written down in many places.
create table socket_tickets (
  ticket_hash text collate "C" primary key,
  token_hash text collate "C" not null references sessions (token_hash) on delete cascade,
  expire_time bigint not null
);
