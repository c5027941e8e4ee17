import { expect, test } from "vitest";
import type { Json } from "../../form/json/json.ts";
import { readAnswer, rowsOfAnswer } from "./answer-rows.ts";
import { atPath } from "./json-path.ts";

const answer: Json = {
  data: {
    list: [
      {
        no: "C1",
        machine: { name: "Tower crane" },
        price: "900",
        tags: ["high", "slow"],
        on: true,
      },
      { no: 7, machine: null, price: "a lot", more: { x: 1 } },
    ],
    none: null,
    one: { no: 1 },
  },
};
const columns = [
  { field: "no", dataType: "varchar" },
  { field: "name", dataType: "varchar" },
  { field: "price", dataType: "int" },
  { field: "tags", dataType: "varchar" },
  { field: "on", dataType: "varchar" },
  { field: "more", dataType: "varchar" },
] as const;
const paths = new Map([["name", "machine.name"]]);
const rowsAt = (rowsPath: string, of: Json = answer) =>
  rowsOfAnswer(of, { rowsPath, columns, paths });

test("rows stand where their path says, with cells as people read them, numbers as such", () => {
  expect(rowsAt("data.list")).toEqual({
    ok: true,
    value: {
      total: 2,
      rows: [
        { no: "C1", name: "Tower crane", price: 900, tags: "high, slow", on: "true", more: "" },
        { no: "7", name: "", price: "a lot", tags: "", on: "", more: "" },
      ],
    },
  });
});

test.each([
  ["data.other", "dataInterface.noRowsAt"],
  ["data.one", "dataInterface.noRowsAt"],
  ["data.list.5", "dataInterface.noRowsAt"],
  ["constructor", "dataInterface.noRowsAt"],
  ["__proto__", "dataInterface.noRowsAt"],
  ["", "dataInterface.answerNoList"],
])("at “%s” are no rows", (path, reason) => {
  expect(rowsAt(path)).toMatchObject({ ok: false, error: { reason } });
});

test("nothing in the place of a list is an empty list, and an answer can be the list", () => {
  expect(rowsAt("data.none")).toEqual({ ok: true, value: { rows: [], total: 0 } });
  expect(rowsAt("", [{ no: 1 }])).toMatchObject({ ok: true, value: { rows: [{ no: "1" }] } });
  const plain = rowsOfAnswer(["a", "b"], {
    rowsPath: "",
    columns: [{ field: "name", dataType: "varchar" }],
    paths: new Map([["name", ""]]),
  });
  expect(plain).toMatchObject({ value: { rows: [{ name: "a" }, { name: "b" }] } });
});

test("more than a thousand rows are counted and left, and long cells cut", () => {
  const many = Array.from({ length: 1_200 }, () => ({ no: "x".repeat(600) }));
  const found = rowsAt("", many);
  expect(found).toMatchObject({ ok: true, value: { total: 1_200 } });
  if (!found.ok) return;
  expect(found.value.rows).toHaveLength(1_000);
  expect(found.value.rows[0]?.["no"]).toHaveLength(500);
});

test("names that mean something to objects are names", () => {
  const row = JSON.parse('{"__proto__": {"x": "own"}}') as Json;
  expect(atPath(row, "__proto__.x")).toBe("own");
  expect(atPath({}, "toString")).toBeUndefined();
  expect(atPath(["a"], "length")).toBeUndefined();
});

test("an id that is too long for a number stays what it is", () => {
  const text =
    '\uFEFF{"id": 1234567890123456789, "at": [-9999999999999999999], "x": 0.12345678901234567890, "e": 1e-1234567890123456, "say": "\\"1234567890123456789"}';
  expect(readAnswer(text)).toEqual({
    id: "1234567890123456789",
    at: ["-9999999999999999999"],
    x: 0.12345678901234568,
    e: 0,
    say: '"1234567890123456789',
  });
  expect(
    rowsOfAnswer([{ id: "1234567890123456789" }], {
      rowsPath: "",
      columns: [{ field: "id", dataType: "int" }],
      paths: new Map(),
    }),
  ).toMatchObject({ value: { rows: [{ id: "1234567890123456789" }] } });
  expect(readAnswer("<html>")).toBeUndefined();
  expect(readAnswer("")).toBeUndefined();
  expect(readAnswer(`${"[".repeat(400_000)}${"]".repeat(400_000)}`)).toBeUndefined();
});

// What reads parts of it again and again would not end.
test.each([
  ["a long text", `["${"x".repeat(1_000_000)}"]`, true],
  ["backslashes", `["${"\\\\".repeat(500_000)}"]`, true],
  ["a long number", `[${"1".repeat(1_000_000)}]`, true],
  ["a text without an end", `"${"\\".repeat(1_000_001)}`, false],
  ["lists without an end", "[".repeat(1_000_000), false],
])("an answer of a megabyte is read in its turn: %s", (_what, text, isRead) => {
  expect(readAnswer(text) !== undefined).toBe(isRead);
});
