-- What waits is looked up plan by plan, so that none keeps others waiting.
drop index automation_runs_waiting;
create index automation_runs_waiting on automation_runs (plan_id, id, try_time) where state = 'waiting';
