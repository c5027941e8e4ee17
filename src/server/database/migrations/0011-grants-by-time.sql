-- Into which scopes somebody was let lately is asked with every pull.
create index access_user_seq on access (user_id, seq);
drop index access_user;
