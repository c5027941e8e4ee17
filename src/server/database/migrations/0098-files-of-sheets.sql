-- Removed sheets are looked up by how long they have been.
create index sheets_removed on sheets (removed_time) where removed_time > 0;
