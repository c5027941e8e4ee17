import { array, assert, constantFrom, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { moment, NOW, ZONE } from "#tests/make/forms/surroundings.ts";
import type { JsonObject } from "../form/json/json.ts";
import { recordMatcher } from "../form/graph/record-matches.ts";
import { symbolsOf } from "../form/conditions/condition-symbols.ts";
import { queryMatcher, readQuery } from "./record-query.ts";

const form = formOf([
  field("input", "name"),
  field("inputNumber", "crew"),
  field("select", "kind", {}, { options: [{ id: "a", fullName: "A" }] }),
  field("checkbox", "kinds", {}, { options: [{ id: "a", fullName: "A" }] }),
  field("datePicker", "day"),
  field("userSelect", "foreman"),
  table("works", [field("input", "what")]),
]);
const ready = { form, zone: ZONE };

/** A super query of one group for each list of questions. */
const queryOf = (matchLogic: string, ...groups: readonly (readonly object[])[]) =>
  JSON.stringify({
    matchLogic,
    conditionList: groups.map((all) => ({ logic: "and", groups: all })),
  });

function finds(query: string, values: JsonObject): boolean {
  const read = readQuery(form, query);
  if (!read.ok) throw new Error(read.error.reason);
  return queryMatcher(ready, read.value, { userId: 7, now: NOW })(values);
}

const asks = (asked: string, symbol: string, fieldValue?: unknown) => ({
  field: asked,
  symbol,
  fieldValue,
  fieldValueType: 2,
});

test("questions are asked of what is stored: all groups or one of them", () => {
  const values = { name: "Pier 4", crew: 12, kind: "a", kinds: ["a"], foreman: 7 };
  expect(finds(queryOf("and", [asks("name", "like", "pier"), asks("crew", ">", 10)]), values)).toBe(
    true,
  );
  expect(finds(queryOf("and", [asks("crew", ">", 20)], [asks("name", "like", "p")]), values)).toBe(
    false,
  );
  expect(finds(queryOf("or", [asks("crew", ">", 20)], [asks("kind", "==", "a")]), values)).toBe(
    true,
  );
  expect(finds(queryOf("and", [asks("foreman", "==", "currentUser")]), values)).toBe(true);
  expect(finds(queryOf("and", [asks("kinds", "in", ["a", "b"])]), values)).toBe(true);
  expect(finds(queryOf("and", [asks("day", "null")]), values)).toBe(true);
  const day = { day: moment(2026, 11, 20) };
  expect(finds(queryOf("and", [asks("day", "inLast", 7)]), day)).toBe(true);
  expect(finds(queryOf("and", [asks("day", "inLast", 1)]), day)).toBe(false);
});

test("what nobody can ask is refused with its reason", () => {
  const reasonOf = (text: string) => {
    const read = readQuery(form, text);
    return read.ok ? "" : read.error.reason;
  };
  expect(reasonOf("{")).toBe("form.notJson");
  expect(reasonOf("[]")).toBe("record.queryUnreadable");
  expect(reasonOf('{"__proto__":1}')).toBe("form.forbiddenKey");
  expect(reasonOf(queryOf("and", [asks("salary", "==", 1)]))).toBe("form.fieldMissing");
  expect(reasonOf(queryOf("and", [asks("works.what", "==", "x")]))).toBe("form.fieldMissing");
  expect(reasonOf(queryOf("and", [asks("name", ">", "x")]))).toBe("record.queryUnreadable");
  const many = Array.from({ length: 51 }, () => asks("name", "null"));
  expect(reasonOf(queryOf("and", many))).toBe("record.queryTooLong");
});

const question = constantFrom("name", "crew", "kind").chain((asked) => {
  const sort = form.fields.get(asked)?.node.kind.conditions ?? "none";
  const value =
    asked === "crew" ? integer({ min: 0, max: 4 }) : constantFrom<string>("a", "b", "ab", "");
  return record({
    field: constantFrom(asked),
    symbol: constantFrom(...symbolsOf(sort).filter((symbol) => symbol !== "between")),
    fieldValue: value,
    fieldValueType: constantFrom(2),
  });
});

test("stored values answer as the record itself does", () => {
  const values = record({
    name: option(constantFrom("a", "b", "abc")),
    crew: option(integer({ min: 0, max: 4 })),
    kind: option(constantFrom("a")),
  });
  assert(
    property(array(array(question, { maxLength: 3 }), { maxLength: 3 }), values, (groups, said) => {
      const text = queryOf("or", ...groups);
      const read = readQuery(form, text);
      if (!read.ok) throw new Error(read.error.reason);
      const whole = recordMatcher(form, read.value);
      expect(finds(text, said)).toBe(whole.ok && whole.value(recordOf(form, said)));
    }),
  );
});
