-- Documents and workbooks from before 2007 were passed over: what is there is read once more.
update content_texts t set body = '', words = null, next_time = 0, tries = 0
from file_contents fc join files f on f.id = fc.file_id
where fc.sha256 = t.sha256 and fc.variant = 'whole' and f.name ~* '[.](doc|dot|xls|xlt)$';
