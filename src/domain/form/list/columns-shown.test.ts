import { expect, test } from "vitest";
import { field, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { CHANGED } from "../../record/record-order.ts";
import { compileForm } from "../graph/compile-form.ts";
import {
  COLUMN_WIDTH_MAX,
  COLUMN_WISHES_MAX,
  FIELD_LIST_MAX,
  readFieldList,
  writeFieldList,
} from "./column-wish.ts";
import { columnsShown, groupsAbove, listColumnsFor, wishesOf } from "./columns-shown.ts";

const columnData = {
  columnList: [
    { prop: "part", fixed: "left", width: "180" },
    { prop: "crew", align: "center", sortable: false },
    { prop: "day", width: 9_000, fixed: true },
  ],
  complexHeaderList: [
    { fullName: "Works", childColumns: ["crew", "hours"] },
    { fullName: "Nowhere", childColumns: ["gone"] },
  ],
};
const fields = [
  field("input", "part"),
  field("inputNumber", "crew"),
  field("inputNumber", "hours"),
  field("datePicker", "day"),
  field("input", "secret", { noShow: true }),
  table("works", [field("input", "what")]),
];
const form = compileForm(definitionOf({ fields, columnData }));
const propsOf = (columns: ReturnType<typeof columnsShown>) => columns.map(({ prop }) => prop);

test("a list has the columns that its designer chose, as wide and fixed as they want, and can have all others", () => {
  const all = listColumnsFor(form, {});
  expect(propsOf(all)).toEqual(["part", "crew", "day", CHANGED, "hours"]);
  expect(all.slice(0, 3)).toMatchObject([
    { width: 180, fixed: "left", align: "left", sortable: true },
    { width: undefined, fixed: "none", align: "center", sortable: false },
    { width: COLUMN_WIDTH_MAX, fixed: "left" },
  ]);
  expect(propsOf(columnsShown(all))).toEqual(["part", "day", "crew", CHANGED]);
  expect(propsOf(listColumnsFor(form, { crew: "hidden" }))).not.toContain("crew");
});

test("what is not shown stands where the designer moved it, unless that says of what is shown something else", () => {
  const withAll = (...props: string[]) => {
    const defaultColumnList = props.map((prop) => ({ prop, checked: false, width: 99 }));
    const designed = compileForm(
      definitionOf({ fields, columnData: { ...columnData, defaultColumnList } }),
    );
    return listColumnsFor(designed, {});
  };
  const moved = withAll("hours", "part", "crew", "day");
  expect(propsOf(moved)).toEqual(["hours", "part", "crew", "day", CHANGED]);
  expect(moved[0]).toMatchObject({ isVisible: false, width: 99 });
  expect(propsOf(withAll("day", "hours", "part", "crew"))).toEqual([
    "part",
    "crew",
    "day",
    CHANGED,
    "hours",
  ]);
});

test("a name above columns of which some stay stands above those for themselves", () => {
  const wish = (prop: string, fixed?: "left") => ({
    prop,
    columnVisible: true,
    ...(fixed && { fixed }),
  });
  const all = listColumnsFor(form, {}, [wish("crew", "left"), wish("hours"), wish("part")]);
  const shown = columnsShown(all).filter(({ prop }) => ["crew", "hours"].includes(prop));
  expect(groupsAbove(form, shown)).toMatchObject([
    { label: "Works", span: 1, fixed: "left", at: 0 },
    { label: "Works", span: 1, fixed: "none", at: 1 },
  ]);
});

test("a person has them otherwise, and what came since stands behind as the designer has it", () => {
  const wishes = readFieldList(
    JSON.stringify([
      { prop: "hours", label: "Hours", columnVisible: true, width: 20 },
      { prop: "gone", columnVisible: true },
      { prop: "part", visible: false },
      { prop: "crew", columnVisible: true, fixed: "right" },
      { prop: "hours", columnVisible: false },
    ]),
  );
  const all = listColumnsFor(form, {}, wishes);
  expect(propsOf(all)).toEqual(["hours", "part", "crew", "day", CHANGED]);
  expect(propsOf(columnsShown(all))).toEqual(["day", "hours", CHANGED, "crew"]);
  expect(all[0]).toMatchObject({ width: 60, fixed: "none" });
  const again = readFieldList(writeFieldList(wishesOf(all)));
  expect(listColumnsFor(form, {}, again)).toEqual(all);
});

test.each([
  "{",
  "{}",
  "[1]",
  '[{"label":"x"}]',
  `[{"prop":"${"x".repeat(201)}"}]`,
  JSON.stringify(Array.from({ length: COLUMN_WISHES_MAX + 1 }, (_, at) => ({ prop: `f${at}` }))),
  `[{"prop":"${"x".repeat(FIELD_LIST_MAX)}"}]`,
  '[{"prop":"a","__proto__":{}}]',
])("%s is no list of columns", (text) => {
  expect(readFieldList(text)).toBeUndefined();
});

test("names stand above columns of one group that are shown side by side", () => {
  const wish = (prop: string, columnVisible = true) => ({ prop, columnVisible });
  const shown = (...props: string[]) =>
    columnsShown(
      listColumnsFor(form, {}, [
        ...props.map((prop) => wish(prop)),
        ...["part", "day", CHANGED].map((prop) => wish(prop, false)),
      ]),
    );
  expect(groupsAbove(form, shown("crew", "hours"))).toMatchObject([
    { label: "Works", span: 2, align: "center" },
  ]);
  expect(groupsAbove(form, shown("crew", "day", "hours"))?.map(({ label }) => label)).toEqual([
    "Works",
    "",
    "Works",
  ]);
  expect(groupsAbove(form, columnsShown(listColumnsFor(form, {})).slice(0, 1))).toBeUndefined();
});
