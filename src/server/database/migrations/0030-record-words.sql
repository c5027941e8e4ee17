-- What of a record is searched: its title and all that its fields say, in small letters; pictures that stand in it say nothing.
create function record_words(title text, "values" text) returns text
language sql immutable parallel safe as $$
  select lower(left(title || E'\n' || coalesce((
    select string_agg(left(leaf #>> '{}', 2000), E'\n')
    from jsonb_path_query("values"::jsonb, 'strict $.**') leaf
    where jsonb_typeof(leaf) in ('string', 'number') and not starts_with(leaf #>> '{}', 'data:')
  ), ''), 20000))
$$;

-- Pieces of two and of three letters, by which a part of a word is found in any script.
create function text_grams(words text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}')
  from (
    select letter || lead(letter) over place as two,
      letter || lead(letter) over place || lead(letter, 2) over place as three
    from unnest(string_to_array(words, null)) with ordinality as letters(letter, place_of)
    window place as (order by place_of)
  ) pieces cross join lateral (values (two), (three)) as grams(gram)
  where gram is not null
$$;

create table record_words (
  record_id bigint primary key references records (id) on delete cascade,
  words text not null
);
create index record_words_grams on record_words using gin (text_grams(words));

create function keep_record_words() returns trigger
language plpgsql as $$
begin
  insert into record_words values (new.id, record_words(new.title, new."values"))
  on conflict (record_id) do update set words = excluded.words where record_words.words <> excluded.words;
  return null;
end
$$;
create trigger records_words after insert or update of title, "values" on records
for each row execute function keep_record_words();

insert into record_words select id, record_words(title, "values") from records;

create index records_newest on records (form_id, create_time desc, id desc);
drop index records_form;
