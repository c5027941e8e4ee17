-- Key pairs of the server for encrypted payloads. The private key is sealed with a key that is not in the
-- database. The newest pair is in use; older ones open what was encrypted just before the change.
create table server_keys (
  id text collate "C" primary key,
  public_key text not null,
  private_key text not null,
  create_time bigint not null
);
