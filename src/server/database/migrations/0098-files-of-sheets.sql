-- A file goes with the last revision that was made of it.
create index sheet_revisions_file on sheet_revisions (file_id);
-- Removed sheets are looked up by how long they have been.
create index sheets_removed on sheets (removed_time) where removed_time > 0;
