-- What was done with one request is found without reading what was done with all others.
create index audit_approval on audit (target_id, id) where kind = 'approval';
