-- Every id that something was born with, for good: what is gone keeps its id, so that nothing
-- can be born under the name of something else. A task takes the id of its chat with its own.
create table born_ids (id bigint primary key);
insert into born_ids (id)
select id from plans
union select id from plan_columns
union select id from tasks
union select dialog_id from tasks where dialog_id > 0
union select id from dialogs
union select id from messages
union select id from departments
union select id from positions
union select id from user_groups
union select row_id::bigint from changes
  where gone and entity in
    ('plan', 'column', 'task', 'dialog', 'message', 'department', 'position', 'userGroup');
