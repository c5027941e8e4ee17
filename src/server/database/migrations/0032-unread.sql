-- What does not count as unread: lines that tell of marks, what was withdrawn, and what people wrote themselves.
alter table dialogs add column quiet_positions jsonb not null default '[]';
alter table dialog_users add column own_positions jsonb not null default '[]';
update dialogs set quiet_positions = quiet.positions
from (
  select dialog_id, jsonb_agg(position order by position) as positions
  from (
    select dialog_id, position, row_number() over (partition by dialog_id order by position desc) as place
    from messages where mtype in ('tag', 'top', 'todo') or withdraw_time > 0
  ) as newest
  where place <= 100 group by dialog_id
) as quiet
where quiet.dialog_id = dialogs.id;
alter table dialogs alter column quiet_positions drop default;
alter table dialog_users alter column own_positions drop default;
