-- When the epoch began (epoch ms, 0 = with the database), and the key with which the server signs how
-- far it has told its clients, so that nobody can claim to have seen what was never there.
alter table space add column epoch_at bigint not null default 0;
alter table space add column mark_key uuid not null default gen_random_uuid();

-- Old entries are pruned by time; they are written in the order of time, so that this index stays tiny.
create index ledger_at on ledger using brin (at);
