import type { Question } from "#domain/form/conditions/condition.ts";
import { isJsonList, type Json, type JsonObject, listOf } from "#domain/form/json/json.ts";

/**
 * Whether a record `r` has what is looked for, each of the searches ($5). Its values are read from their text once, and not
 * for each condition: "offset 0" sees to that.
 */
export const SEARCHED = `not exists (
    select 1 from (select r."values"::jsonb as of_fields offset 0) as record
      cross join jsonb_to_recordset($5::jsonb) as c(field text, kind text, pattern text, wanted jsonb,
        "from" jsonb, "to" jsonb)
      cross join lateral (select record.of_fields -> c.field as value) as said
    where coalesce(case c.kind
      when 'has' then said.value #>> '{}' ilike c.pattern
      when 'between' then said.value <> 'null' and (c."from" is null or said.value >= c."from") and (c."to" is null or said.value <= c."to")
      when 'in' then exists (select 1 from jsonb_array_elements(c.wanted) each
        where said.value = each or said.value @> each)
      else said.value = c.wanted or said.value @> c.wanted end, false) = false)`;

/** A text stands in it; it lies from and to, null = open; it is or has one of several values, or the only one. */
export function searchSaid({ field, symbol, operand }: Question): JsonObject {
  const value = operand.type === "constant" ? operand.value : null;
  if (symbol === "like") return { field, kind: "has", pattern: patternOf(wordsOf(value)) };
  if (symbol === "in") return { field, kind: "in", wanted: isJsonList(value) ? value : [value] };
  if (symbol !== "between") return { field, kind: "is", wanted: value };
  const [from = null, to = null] = listOf(value);
  return {
    field,
    kind: "between",
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

function patternOf(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function wordsOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
