import { expect, test } from "vitest";
import { freshField, NEW_SOURCE, withCell, withoutColumn, withPasted } from "./source-draft.ts";

const sheet = 'No.\tMachine\tPrice\r\n01\tTower crane\t900\r\n02\t"Digger, ""small"""\t450.5\r\n';

test("the first line of what is pasted names the columns, and numbers are found", () => {
  const { columns, rows } = withPasted(NEW_SOURCE, sheet);
  expect(columns).toEqual([
    { field: "No_", fieldName: "No.", dataType: "varchar" },
    { field: "Machine", fieldName: "Machine", dataType: "varchar" },
    { field: "Price", fieldName: "Price", dataType: "int" },
  ]);
  expect(rows).toEqual([
    ["01", "Tower crane", "900"],
    ["02", 'Digger, "small"', "450.5"],
  ]);
});

test("what is pasted besides goes below what stands there", () => {
  const once = withPasted(NEW_SOURCE, sheet);
  const twice = withPasted(once, "03\tPump\t80\tmore");
  expect(twice.columns).toEqual(once.columns);
  expect(twice.rows.at(-1)).toEqual(["03", "Pump", "80"]);
});

test("two headings of one name become two columns", () => {
  const { columns } = withPasted(NEW_SOURCE, "名称\t名称\t\n a\tb\tc");
  expect(columns.map(({ field }) => field)).toEqual(["名称", "名称2"]);
  expect(freshField([], " ! ")).toBe("_");
  expect(freshField([], "")).toBe("column");
});

test("a cell that was not there yet is written, and a column goes with what asked of it", () => {
  const filter = { field: "Price", symbol: ">=", parameter: "", value: "1" } as const;
  const draft = { ...withPasted(NEW_SOURCE, sheet), rows: [["01"]], filters: [filter] };
  const written = withCell(draft, 0, 2, "7");
  expect(written.rows).toEqual([["01", "", "7"]]);
  expect(withoutColumn(written, 2)).toMatchObject({ rows: [["01", ""]], filters: [] });
});
