create table notify_settings (
  id bigint primary key,
  quiet boolean not null,
  quiet_from text not null,
  quiet_to text not null,
  time_zone text not null,
  scope text collate "C" not null,
  seq bigint not null
);
create index notify_settings_scope on notify_settings (scope, seq);

-- Where a browser can be reached while it is closed; goes with the device, and so at every sign-out.
-- `public_key` is the server's key to which the browser bound it.
create table push_subscriptions (
  device_id bigint primary key references devices (id) on delete cascade,
  user_id bigint not null,
  public_key text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  create_time bigint not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- The key pair by which push services know this company (VAPID), one for each key that seals; `private_key` is sealed.
create table push_keys (
  seal text collate "C" primary key,
  public_key text not null,
  private_key text not null
);

-- How far the log was looked through for messages to push: whichever server looks takes them for itself.
create table push_cursor (
  id int primary key,
  seq bigint not null
);
insert into push_cursor (id, seq) select 1, coalesce(max(head), 0) from space;
