-- Moments are numbers of milliseconds, which nobody seeks: a record was found by digits of the time at which it was changed.
-- No amount and no telephone number of a site has twelve digits.
create or replace function record_words(title text, "values" text) returns text
language sql immutable parallel safe as $$
  select lower(left(title || E'\n' || coalesce((
    select string_agg(left(leaf #>> '{}', 2000), E'\n')
    from jsonb_path_query("values"::jsonb, 'strict $.**') leaf
    where case jsonb_typeof(leaf)
      when 'string' then not starts_with(leaf #>> '{}', 'data:')
      when 'number' then abs((leaf #>> '{}')::numeric) < 1e11
      else false end
  ), ''), 20000))
$$;

update record_words w set words = record_words(r.title, r."values")
from records r where r.id = w.record_id and w.words <> record_words(r.title, r."values");
