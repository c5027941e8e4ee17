-- Whose record it is, of which form and since when stands beside its words: hits are counted and put in order without reading the
-- records. The table is written anew, so that it has no room in it of rows that were.
create table kept_words as
select w.record_id, w.words, r.form_id, r.create_user_id, r.create_time, r.scope
from record_words w join records r on r.id = w.record_id;
drop table record_words;
alter table kept_words rename to record_words;
alter table record_words
  add primary key (record_id),
  add foreign key (record_id) references records (id) on delete cascade,
  alter column words set not null,
  alter column form_id set not null,
  alter column create_user_id set not null,
  alter column create_time set not null,
  alter column scope set not null;
create index record_words_grams on record_words using gin (text_grams(words));
create index record_words_newest on record_words (form_id, create_time desc, record_id desc);

create or replace function keep_record_words() returns trigger
language plpgsql as $$
begin
  insert into record_words (record_id, words, form_id, create_user_id, create_time, scope)
  values (new.id, record_words(new.title, new."values"), new.form_id, new.create_user_id, new.create_time, new.scope)
  on conflict (record_id) do update set words = excluded.words where record_words.words <> excluded.words;
  return null;
end
$$;
