import { expect, test } from "vitest";
import { field, formOf } from "#tests/make/forms/records.ts";
import { NOW, ZONE } from "#tests/make/forms/surroundings.ts";
import { searchesOfText, searchMatcher, writeSearches } from "./record-search.ts";

const options = ["a", "b", "ab"].map((id) => ({ id, fullName: id }));
const form = formOf([
  field("input", "part"),
  field("inputNumber", "crew"),
  field("select", "kind", {}, { options }),
  field("checkbox", "tools", {}, { options }),
]);
const finds = (text: string, values: object) =>
  searchMatcher({ form, zone: ZONE }, text, { userId: 1, now: NOW })(values as never);
const values = { part: "Pier 4", crew: 12, kind: "ab", tools: ["a"] };

test.each([
  ["", true],
  ['{"part":"pIER"}', true],
  ['{"part":"Deck"}', false],
  ['{"crew":[10,null]}', true],
  ['{"crew":[null,11]}', false],
  ['{"crew":12}', true],
  ['{"kind":["a","b"]}', false],
  ['{"kind":["ab"],"tools":["a","b"]}', true],
  ['{"kind":["ab"],"part":"x"}', false],
  ['{"gone":1}', false],
  ["{", false],
  ["[]", false],
] as const)("what %s asks finds a record: %s", (text, found) => {
  expect(finds(text, values)).toBe(found);
});

test("what asks nothing is not told", () => {
  expect(writeSearches({ part: "", crew: [null, null], kind: [], tools: ["a"] })).toBe(
    '{"tools":["a"]}',
  );
  expect(writeSearches({ part: "" })).toBe("");
  expect(searchesOfText('{"part":"x"}')).toEqual({ part: "x" });
  for (const text of ["", "{", "[]"]) expect(searchesOfText(text)).toEqual({});
});
