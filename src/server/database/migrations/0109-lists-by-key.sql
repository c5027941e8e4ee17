-- Lists in conditions were compared each thing with each; whoever writes long lists made that of everybody who reads by a condition.

-- A key that values have in common which can be the same (same_said); a list of one thing, however often, is keyed as that thing.
create function key_said(said jsonb) returns text
language plpgsql immutable parallel safe as $$
declare
  keys text[];
  number numeric;
begin
  if says_nothing(said) then return 'nothing'; end if;
  if jsonb_typeof(said) = 'array' then
    select array_agg(distinct key_said(item.value)) into keys from jsonb_array_elements(said) item;
    return case when array_length(keys, 1) = 1 then keys[1] else to_jsonb(keys)::text end;
  end if;
  number := number_said(said);
  if number is not null then return 'number ' || trim_scale(number); end if;
  return 'text ' || (said #>> '{}');
end $$;

-- The things in a list, each once, with their keys; of what is none itself.
create function items_said(said jsonb) returns table (item jsonb, key text)
language plpgsql immutable parallel safe rows 1000 as $$
begin
  return query
    select distinct one.value, key_said(one.value)
    from jsonb_array_elements(case jsonb_typeof(said) when 'array' then said else jsonb_build_array(said) end) one;
end $$;

-- Whether two values of one key are the same: only of lists more has to be asked.
create function same_keyed(one jsonb, other jsonb) returns boolean
language plpgsql immutable parallel safe as $$
begin
  if 'array' in (jsonb_typeof(one), jsonb_typeof(other)) then return same_said(one, other); end if;
  return one = other or 'number' in (jsonb_typeof(one), jsonb_typeof(other)) or says_nothing(one);
end $$;

create or replace function same_said(one jsonb, other jsonb) returns boolean
language plpgsql immutable parallel safe as $$
declare
  first numeric;
  second numeric;
begin
  if says_nothing(one) or says_nothing(other) then
    return says_nothing(one) and says_nothing(other);
  end if;
  if 'number' in (jsonb_typeof(one), jsonb_typeof(other)) then
    first := number_said(one);
    second := number_said(other);
    if first is not null and second is not null then return first = second; end if;
  end if;
  if jsonb_typeof(one) = 'array' and jsonb_typeof(other) = 'array' then
    return not exists (select 1 from items_said(one) a where not exists (
        select 1 from items_said(other) b where a.key = b.key and same_keyed(a.item, b.item)))
      and not exists (select 1 from items_said(other) b where not exists (
        select 1 from items_said(one) a where a.key = b.key and same_keyed(a.item, b.item)));
  end if;
  if jsonb_typeof(one) = 'array' then
    return jsonb_array_length(one) = 1 and same_said(one -> 0, other);
  end if;
  if jsonb_typeof(other) = 'array' then
    return same_said(other, one);
  end if;
  return jsonb_typeof(one) in ('string', 'boolean') and one = other;
end $$;

create or replace function among_said(one jsonb, others jsonb) returns boolean
language sql immutable parallel safe as $$
  select exists (
    select 1 from items_said(one) a join items_said(others) b on a.key = b.key
    where same_keyed(a.item, b.item))
$$;
