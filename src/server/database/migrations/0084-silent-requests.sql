-- Of what the flow by which a request began tells nobody by a notice.
alter table approvals add column silent jsonb not null default '[]';
