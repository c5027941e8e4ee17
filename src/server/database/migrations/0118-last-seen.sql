-- Whether people keep to themselves when they were there.
alter table accounts add column hides_line boolean not null default false;
-- When somebody's last socket was open. It changes all day and is nobody's row.
create table last_seen (
  user_id bigint primary key references accounts (id) on delete cascade,
  line_time bigint not null
);
