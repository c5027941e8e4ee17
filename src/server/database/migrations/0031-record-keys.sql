-- Values that no two records of a form may have together, each as its digest. Claimed in the transaction of the record, so that of two
-- who send the same at once one is refused; gone with the record.
create table record_keys (
  form_id bigint not null,
  fields text not null,
  digest text collate "C" not null,
  record_id bigint not null references records (id) on delete cascade deferrable initially deferred,
  primary key (form_id, fields, digest)
);
create index record_keys_record on record_keys (record_id);
