import { machines } from "#tests/make/forms/machines.ts";
import { expect, test } from "vitest";
import type { DataInterface } from "./data-interface.ts";
import {
  filteredRows,
  filtersDue,
  missingParameter,
  pageOf,
  type ParameterValue,
  rowsWithWord,
  rowWithId,
  staticRows,
} from "./interface-rows.ts";

const parameter = {
  fieldName: "",
  dataType: "varchar",
  required: false,
  defaultValue: "",
} as const;
type Asked = Pick<DataInterface, "parameters" | "filters" | "columns" | "rows">;
const known: Asked = {
  parameters: [{ ...parameter, field: "sort", fieldName: "Kind" }],
  filters: [{ field: "kind", symbol: "==", parameter: "sort", value: "" }],
  columns: (machines.columns ?? []).map((column) => ({ dataType: "varchar", ...column })),
  rows: machines.rows ?? [],
};
const numbersOf = (asked: Asked, given: readonly ParameterValue[] = []) =>
  filteredRows(staticRows(asked), filtersDue(asked, given)).map(({ number }) => number);

test("a row has its cells by the names of their columns, numbers as such", () => {
  expect(staticRows(known)[1]).toEqual({
    number: "C2",
    name: "Mobile crane",
    kind: "crane",
    price: 700.5,
  });
  expect(staticRows({ ...known, rows: [["C3"]] })).toEqual([
    { number: "C3", name: "", kind: "", price: "" },
  ]);
});

test("names of columns that mean something to objects are columns still", () => {
  const columns = [{ field: "__proto__", fieldName: "", dataType: "varchar" as const }];
  const [row] = staticRows({ columns, rows: [["x"]] });
  expect(Object.keys(row ?? {})).toEqual(["__proto__"]);
  expect(rowWithId(staticRows({ columns, rows: [["x"]] }), "toString", "x")).toBeUndefined();
});

test.each<[string, readonly ParameterValue[], unknown[]]>([
  ["nothing", [], ["C1", "C2", "D1"]],
  ["nothing yet", [{ field: "sort", value: null }], ["C1", "C2", "D1"]],
  ["one kind", [{ field: "sort", value: "crane" }], ["C1", "C2"]],
  ["several kinds", [{ field: "sort", value: ["digger", "crane"] }], ["C1", "C2", "D1"]],
  ["a kind that is not there", [{ field: "sort", value: "boat" }], []],
  ["a parameter that nobody knows", [{ field: "owner", value: "boat" }], ["C1", "C2", "D1"]],
])("rows are asked for by %s", (_what, given, wanted) => {
  expect(numbersOf(known, given)).toEqual(wanted);
});

test("what a parameter is where nothing is said counts", () => {
  const usual = { ...known, parameters: [{ ...parameter, field: "sort", defaultValue: "digger" }] };
  expect(numbersOf(usual)).toEqual(["D1"]);
  expect(numbersOf(usual, [{ field: "sort", value: "crane" }])).toEqual(["C1", "C2"]);
});

test("without what is required nothing is answered, and it is said by its name", () => {
  const strict = { ...known, parameters: [{ ...parameter, field: "sort", required: true }] };
  expect(missingParameter(strict, [])).toBe("sort");
  expect(missingParameter(strict, [{ field: "sort", value: [] }])).toBe("sort");
  expect(missingParameter(strict, [{ field: "sort", value: 0 }])).toBeUndefined();
  expect(missingParameter(known, [])).toBeUndefined();
});

test.each([
  ["<>", "kind", "crane", ["D1"]],
  ["like", "name", "CRANE", ["C1", "C2"]],
  [">=", "price", "700.5", ["C1", "C2"]],
  ["<=", "price", "1000", ["C1", "C2", "D1"]],
] as const)("a filter %s of %s", (symbol, field, value, wanted) => {
  const filters = [{ field, symbol, value, parameter: "" }];
  expect(numbersOf({ ...known, filters })).toEqual(wanted);
});

test("a word stands in any listed column, and pages follow", () => {
  const rows = staticRows(known);
  expect(rowsWithWord(rows, ["name"], " crane ")).toHaveLength(2);
  expect(rowsWithWord(rows, ["number"], "crane")).toEqual([]);
  expect(rowsWithWord(rows, [], "450")).toHaveLength(1);
  expect(pageOf(rows, 2, 2)).toEqual(rows.slice(2));
});
