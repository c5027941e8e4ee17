-- Lists have conditions of their own, which may also ask for a part of a text.

-- A value as the text in which a part of it is looked for: of a list all that it says, one behind the other.
create function text_said(said jsonb) returns text
language sql immutable parallel safe as $$
  select case jsonb_typeof(said)
    when 'array' then (select string_agg(e.value #>> '{}', ',' order by e.place)
      from jsonb_array_elements(said) with ordinality as e(value, place))
    else said #>> '{}' end
$$;

create or replace function question_holds(said jsonb, question jsonb) returns boolean
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
    when 'like' then says_nothing(wanted)
      or position(lower(text_said(wanted)) in lower(coalesce(text_said(value), ''))) > 0
    when 'notLike' then not (says_nothing(wanted)
      or position(lower(text_said(wanted)) in lower(coalesce(text_said(value), ''))) > 0)
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
