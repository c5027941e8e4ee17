-- Where the browser finds the app: push services are told whom to ask about what we send.
alter table push_subscriptions add column address text not null default '';
