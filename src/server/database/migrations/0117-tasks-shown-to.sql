-- Whoever leaves a plan is taken off its private tasks that they were chosen for: these are found by the person.
create index tasks_shown_to on tasks using gin (visible_to jsonb_path_ops);
