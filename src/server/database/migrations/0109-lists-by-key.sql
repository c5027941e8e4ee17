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
create function items_said(said jsonb) returns table (item jsonb, key text, is_list boolean, is_number boolean)
language plpgsql immutable parallel safe rows 1000 as $$
begin
  return query
    select distinct one.value, key_said(one.value), jsonb_typeof(one.value) = 'array', jsonb_typeof(one.value) = 'number'
    from jsonb_array_elements(case jsonb_typeof(said) when 'array' then said else jsonb_build_array(said) end) one;
end $$;

-- The things in a list that are the same as one of another list. Texts write a number in as many ways as somebody likes, and are
-- the same only as written: a key is asked just beside a number or nothing, which stand there once, and pairs only of lists.
create function items_like(said jsonb, others jsonb) returns setof jsonb
language plpgsql immutable parallel safe rows 1000 as $$
begin
  return query
    with a as materialized (select * from items_said(said)),
      b as materialized (select * from items_said(others)),
      rest as materialized (select * from a where not exists (select 1 from b where b.item = a.item)),
      keyed as materialized (
        select r.* from rest r
        where not r.is_list and (r.is_number or r.key = 'nothing') and exists (
          select 1 from b where b.key = r.key and not b.is_list)
        union all
        select r.* from rest r
        where not r.is_list and not r.is_number and r.key <> 'nothing' and exists (
          select 1 from b where b.key = r.key and b.is_number))
    select a.item from a where exists (select 1 from b where b.item = a.item)
    union all
    select k.item from keyed k
    union all
    select r.item from rest r
    where r.is_list and exists (select 1 from b where b.key = r.key and same_said(r.item, b.item))
    union all
    select r.item from rest r
    where not r.is_list and not exists (select 1 from keyed k where k.item = r.item) and exists (
      select 1 from b where b.is_list and b.key = r.key and same_said(r.item, b.item));
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
  if one = other then return true; end if;
  if 'number' in (jsonb_typeof(one), jsonb_typeof(other)) then
    first := number_said(one);
    second := number_said(other);
    if first is not null and second is not null then return first = second; end if;
  end if;
  if jsonb_typeof(one) = 'array' and jsonb_typeof(other) = 'array' then
    return (select count(*) from items_said(one)) = (select count(*) from items_like(one, other))
      and (select count(*) from items_said(other)) = (select count(*) from items_like(other, one));
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
  select exists (select 1 from items_like(one, others))
$$;
