-- The condition on their fields by which everybody may look at records, '' = none; those of roles stand with the roles.
alter table forms add column readers_condition text collate "C" not null default '';
alter table forms alter column readers_condition drop default;

-- What follows says the same as conditions of forms do where they are asked of one record (form/conditions, form/expression).

create function says_nothing(said jsonb) returns boolean
language sql immutable parallel safe as $$
  select said is null or said in ('null', '""', '[]')
$$;

-- The number that a value is, or is written like; null for anything else.
create function number_said(said jsonb) returns numeric
language plpgsql immutable parallel safe as $$
declare
  word text;
begin
  case jsonb_typeof(said)
    when 'number' then return said::numeric;
    when 'boolean' then return case when said = 'true' then 1 else 0 end;
    when 'string' then
      word := btrim(said #>> '{}', U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF');
      if length(word) <= 400 and word ~* '^[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)(e[+-]?[0-9]{1,3})?$' then
        return word::numeric;
      end if;
      return null;
    else return null;
  end case;
end $$;

-- Whether two values are the same: numbers by what they come to, lists in whatever order, nothing only as nothing.
create function same_said(one jsonb, other jsonb) returns boolean
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
    return not exists (select 1 from jsonb_array_elements(one) a where not exists (
        select 1 from jsonb_array_elements(other) b where same_said(a.value, b.value)))
      and not exists (select 1 from jsonb_array_elements(other) b where not exists (
        select 1 from jsonb_array_elements(one) a where same_said(a.value, b.value)));
  end if;
  if jsonb_typeof(one) = 'array' then
    return jsonb_array_length(one) = 1 and same_said(one -> 0, other);
  end if;
  if jsonb_typeof(other) = 'array' then
    return same_said(other, one);
  end if;
  return jsonb_typeof(one) in ('string', 'boolean') and one = other;
end $$;

-- Which of two values comes first: -1, 0 or 1; null where they cannot be compared.
create function order_said(one jsonb, other jsonb) returns integer
language plpgsql immutable parallel safe as $$
declare
  first numeric;
  second numeric;
begin
  if says_nothing(one) or says_nothing(other) then return null; end if;
  if 'number' in (jsonb_typeof(one), jsonb_typeof(other)) then
    first := number_said(one);
    second := number_said(other);
    if first is not null and second is not null then return sign(first - second); end if;
  end if;
  if jsonb_typeof(one) <> 'string' or jsonb_typeof(other) <> 'string' then return null; end if;
  return case
    when one = other then 0
    when (one #>> '{}') collate "C" < (other #>> '{}') collate "C" then -1
    else 1
  end;
end $$;

-- Whether a value, or one of a list, is among others.
create function among_said(one jsonb, others jsonb) returns boolean
language sql immutable parallel safe as $$
  select exists (
    select 1 from jsonb_array_elements(case jsonb_typeof(one) when 'array' then one else jsonb_build_array(one) end) a,
      jsonb_array_elements(case jsonb_typeof(others) when 'array' then others else jsonb_build_array(others) end) b
    where same_said(a.value, b.value))
$$;

-- Whether one question is answered with yes by the values of a record; what they do not say at all is never.
create function question_holds(said jsonb, question jsonb) returns boolean
language plpgsql immutable parallel safe as $$
declare
  value jsonb;
  wanted jsonb := question -> 'wanted';
begin
  if question ->> 'symbol' = 'never' or not said ? (question ->> 'field') then return false; end if;
  value := said -> (question ->> 'field');
  if question ? 'other' then
    if not said ? (question ->> 'other') then return false; end if;
    wanted := said -> (question ->> 'other');
  end if;
  return coalesce(case question ->> 'symbol'
    when '==' then same_said(value, wanted)
    when '<>' then not same_said(value, wanted)
    when 'in' then among_said(value, wanted)
    when 'notIn' then not among_said(value, wanted)
    when 'null' then says_nothing(value)
    when 'notNull' then not says_nothing(value)
    when '>' then order_said(value, wanted) > 0
    when '>=' then order_said(value, wanted) >= 0
    when '<' then order_said(value, wanted) < 0
    when '<=' then order_said(value, wanted) <= 0
    when 'between' then
      (says_nothing(wanted -> 0) and jsonb_typeof(coalesce(wanted -> 0, 'null')) <> 'array'
        or jsonb_typeof(wanted) <> 'array' or order_said(value, wanted -> 0) >= 0)
      and (says_nothing(wanted -> 1) and jsonb_typeof(coalesce(wanted -> 1, 'null')) <> 'array'
        or jsonb_typeof(wanted) <> 'array' or order_said(value, wanted -> 1) <= 0)
    else false
  end, false);
end $$;

-- Whether one of several conditions holds of the values of a record.
create function records_meet(said jsonb, conditions jsonb) returns boolean
language plpgsql immutable parallel safe cost 1000 as $$
declare
  condition jsonb;
  gathered jsonb;
  question jsonb;
  is_met boolean;
  is_group_met boolean;
begin
  for condition in select value from jsonb_array_elements(conditions) loop
    is_met := (condition ->> 'all')::boolean;
    for gathered in select value from jsonb_array_elements(condition -> 'groups') loop
      is_group_met := (gathered ->> 'all')::boolean;
      for question in select value from jsonb_array_elements(gathered -> 'questions') loop
        if question_holds(said, question) <> (gathered ->> 'all')::boolean then
          is_group_met := not is_group_met;
          exit;
        end if;
      end loop;
      if is_group_met <> (condition ->> 'all')::boolean then
        is_met := not is_met;
        exit;
      end if;
    end loop;
    if is_met then return true; end if;
  end loop;
  return false;
end $$;
