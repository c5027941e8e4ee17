import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import type { Task } from "#domain/task/task.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { columnSums, rowsOfLines } from "./column-sums.ts";
import { ownFieldsOf } from "./own-fields.ts";
import { type GroupMoment, groupRows } from "./group-rows.ts";
import { type SortWords, sortRows } from "./sort-rows.ts";
import { GROUPINGS, TABLE_FIELDS } from "#client/parts/plan/table/table-fields.ts";
import { keyOfLine, linesOf, taskIdsOf } from "./table-lines.ts";
import type { TableRow } from "./table-row.ts";
import type { SortKey } from "#client/parts/plan/table/table-settings.ts";

const HOUR = 3_600_000;
const world = makeCompany();
const { plan, columns } = makePlan(world, "Tower");
const template = makeTask(world, plan, { name: "Pour" });
const now = world.now;

const row = (id: number, fields: Partial<Task> = {}, subtasks = [0, 0]): TableRow => {
  const task = { ...template, id, ...fields };
  const column = columns.find((one) => one.id === task.columnId) ?? columns[0];
  const [subNum = 0, subComplete = 0] = subtasks;
  return { task, column, subNum, subComplete };
};
const planField = (id: number, kind: PlanField["kind"], options: number[] = []): PlanField => ({
  ...world.does(LEADER, "field.add", { planId: plan.id, name: `Field ${id}`, kind: "text" }).reply,
  id,
  kind,
  options: options.map((option) => ({ id: option, name: `Option ${option}`, color: "" })),
});
const own = ownFieldsOf([
  planField(1, "choice", [8, 7]),
  { ...planField(2, "number"), decimals: 1 },
  planField(3, "person"),
]);
const words: SortWords = {
  priorityPlace: (priority) => priority,
  tagName: String,
  own,
  planName: (id) => (id === plan.id ? "Tower" : "Annex"),
  nameOf: (id) => (id === LEADER ? "Ada" : "Ben"),
  collator: new Intl.Collator("en", { numeric: true }),
  columnPlace: ({ id }) => columns.findIndex((column) => column.id === id),
  colorPlace: (color) => color.length,
};
const moment: GroupMoment = {
  priorities: [1, 2, 3, 4, 0],
  now,
  endOfToday: now + HOUR,
  columns,
  columnsByName: false,
  own,
  states: [52, 51],
  tagName: (id) => `Tag ${9 - id}`,
  compareWords: (left, right) => left.localeCompare(right),
  comparePeople: (left, right) => left - right,
};
const idsOf = (rows: readonly TableRow[]) => rows.map(({ task }) => task.id);
const sorted = (rows: readonly TableRow[], ...sort: SortKey[]) =>
  idsOf(sortRows(rows, sort, words));

const rows = fc
  .array(
    fc.record({
      name: fc.constantFrom("Bolt 2", "Bolt 10", "Ankle", ""),
      priority: fc.constantFrom(0 as const, 1 as const, 4 as const),
      endTime: fc.constantFrom(0, now - 1, now + 1, now + 100 * HOUR),
      completeTime: fc.constantFrom(0, now),
      columnId: fc.constantFrom(...columns.map(({ id }) => id)),
      color: fc.constantFrom("" as const, "green" as const),
      taskUser: fc.constantFrom<Task["taskUser"]>([], [{ userId: LEADER, owner: 1 }]),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((fields, index) => row(index + 1, fields)));
const sortKeys = fc.array(
  fc.record({ field: fc.constantFrom(...TABLE_FIELDS), descending: fc.boolean() }),
  { maxLength: 3 },
);

test("names are ordered as people count, in both directions", () => {
  const all = [row(1, { name: "Bolt 10" }), row(2, { name: "bolt 2" }), row(3, { name: "Ankle" })];
  expect(sorted(all, { field: "name", descending: false })).toEqual([3, 2, 1]);
  expect(sorted(all, { field: "name", descending: true })).toEqual([1, 2, 3]);
});

test("what has no value stands last whichever way it is turned", () => {
  const all = [row(1), row(2, { endTime: 20 }), row(3, { endTime: 10 })];
  expect(sorted(all, { field: "end", descending: false })).toEqual([3, 2, 1]);
  expect(sorted(all, { field: "end", descending: true })).toEqual([2, 3, 1]);
});

test("the second key orders what the first leaves equal, and the board orders the rest", () => {
  const all = [
    row(1, { priority: 2, endTime: 30 }),
    row(2, { priority: 1, endTime: 20 }),
    row(3, { priority: 2, endTime: 10 }),
    row(4, { priority: 2, endTime: 30 }),
  ];
  const keys = [
    { field: "priority", descending: false },
    { field: "end", descending: false },
  ] as const;
  expect(sorted(all, ...keys)).toEqual([2, 3, 1, 4]);
});

test("subtasks are ordered by how much of them is done, columns as they stand on the board", () => {
  const all = [row(1, {}, [4, 1]), row(2, {}, [2, 2]), row(3)];
  expect(sorted(all, { field: "subtasks", descending: false })).toEqual([1, 2, 3]);
  const placed = [row(1, { columnId: columns[1].id }), row(2, { columnId: columns[0].id })];
  expect(sorted(placed, { field: "column", descending: false })).toEqual([2, 1]);
});

test("sorting loses no row and doubles none, and turning it does not turn what is equal", () => {
  fc.assert(
    fc.property(rows, sortKeys, (all, sort) => {
      const result = sorted(all, ...sort);
      expect(result.toSorted((a, b) => a - b)).toEqual(idsOf(all));
      expect(idsOf(sortRows(sortRows(all, sort, words), sort, words))).toEqual(result);
    }),
  );
});

test("each row stands in exactly one group, in the order it came in", () => {
  const inOne = GROUPINGS.filter((grouping) => grouping !== "tag");
  fc.assert(
    fc.property(rows, fc.constantFrom(...inOne), (all, grouping) => {
      const groups = groupRows(all, grouping, moment);
      expect(groups.every((group) => group.rows.length > 0)).toBe(true);
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      const grouped = groups.flatMap((group) => idsOf(group.rows));
      expect(grouped.toSorted((a, b) => a - b)).toEqual(idsOf(all));
      for (const group of groups) {
        expect(idsOf(group.rows)).toEqual(idsOf(group.rows).toSorted((a, b) => a - b));
      }
    }),
  );
});

test("groups stand from what presses most to what does not: no priority, nobody and done come last", () => {
  const all = [
    row(1, { priority: 0, taskUser: [], completeTime: 1, endTime: 1 }),
    row(2, { priority: 4, taskUser: [{ userId: MEMBER, owner: 1 }], endTime: now - 1 }),
    row(3, { priority: 1, taskUser: [{ userId: LEADER, owner: 1 }], endTime: 0 }),
  ];
  const values = (grouping: (typeof GROUPINGS)[number]) =>
    groupRows(all, grouping, moment).map(({ value }) => value);
  expect(values("priority")).toEqual(["1", "4", "0"]);
  expect(values("owner")).toEqual([String(LEADER), String(MEMBER), "0"]);
  expect(values("completion")).toEqual(["open", "done"]);
  expect(values("due")).toEqual(["late", "none", "done"]);
});

test("states stand in the order of the workflow and colours as they are picked, those without one last", () => {
  const state = (flowItemId: number) => ({ flowItemId, flowItemName: `start|State ${flowItemId}` });
  const all = [
    row(1, { color: "grey", ...state(51) }),
    row(2),
    row(3, { color: "yellow", ...state(52) }),
    row(4, { color: "grey", ...state(60) }),
  ];
  const members = (grouping: "state" | "color") =>
    groupRows(all, grouping, moment).map(({ value, rows: those }) => [value, idsOf(those)]);
  expect(members("state")).toEqual([
    ["52", [3]],
    ["51", [1]],
    ["60", [4]],
    ["0", [2]],
  ]);
  expect(members("color")).toEqual([
    ["yellow", [3]],
    ["grey", [1, 4]],
    ["default", [2]],
  ]);
});

test("a task stands under each of its tags, on lines that can be told apart, and is counted once", () => {
  const all = [row(1, { tagIds: [7, 8], fields: { 2: "5" } }), row(2), row(3, { tagIds: [7] })];
  const groups = groupRows(all, "tag", moment);
  expect(groups.map(({ value, rows: those }) => [value, idsOf(those)])).toEqual([
    ["8", [1]],
    ["7", [1, 3]],
    ["0", [2]],
  ]);
  const lines = linesOf(all, groups, () => false);
  expect(new Set(lines.map(keyOfLine)).size).toBe(lines.length);
  expect(taskIdsOf(lines)).toEqual([1, 3, 2]);
  const shown = [{ field: "field.2", width: 90 }] as const;
  expect(columnSums(rowsOfLines(lines), shown, own).get("field.2")).toBe("5.0");
  // Tags of several plans that are called the same are one group.
  const several = { ...moment, columnsByName: true, tagName: () => "Urgent" };
  expect(groupRows(all, "tag", several).map(({ value }) => value)).toEqual(["Urgent", "0"]);
});

test("a folded group is its head alone, and its tasks are not among those shown", () => {
  const all = [row(1, { priority: 1 }), row(2, { priority: 4 }), row(3, { priority: 1 })];
  const groups = groupRows(all, "priority", moment);
  const lines = linesOf(all, groups, ({ value }) => value === "1");
  expect(lines.map(keyOfLine)).toEqual(["priority:1", "priority:4", 2]);
  expect(taskIdsOf(lines)).toEqual([2]);
  expect(linesOf(all, undefined, () => true).map(keyOfLine)).toEqual([1, 2, 3]);
});

test("of several plans each is a group of its own, and columns that are called the same are one", () => {
  const annex = { ...columns[0], id: 901, planId: plan.id + 1 };
  const there = { ...row(3, { planId: annex.planId }), column: annex };
  const all = [row(1), there, row(2, { columnId: columns[1].id })];
  const several = { ...moment, columns: [annex, ...columns], columnsByName: true };
  const members = (grouping: "plan" | "column") =>
    groupRows(all, grouping, several).map(({ value, rows: those }) => [value, idsOf(those)]);
  expect(members("plan")).toEqual([
    [String(annex.planId), [3]],
    [String(plan.id), [1, 2]],
  ]);
  expect(members("column")).toEqual([
    [columns[0].name, [1, 3]],
    [columns[1].name, [2]],
  ]);
  expect(sorted(all, { field: "plan", descending: false })).toEqual([3, 1, 2]);
});

test("fields of the plan order rows by their kind, and part them; what says nothing comes last", () => {
  const all = [
    row(1, { fields: { 1: "7", 2: "9.5", 3: String(MEMBER) } }),
    row(2),
    row(3, { fields: { 1: "8,7", 2: "10" } }),
  ];
  expect(sorted(all, { field: "field.1", descending: false })).toEqual([3, 1, 2]);
  expect(sorted(all, { field: "field.2", descending: false })).toEqual([1, 3, 2]);
  const values = (grouping: "field.1" | "field.3") =>
    groupRows(all, grouping, moment).map(({ value, rows: those }) => [value, idsOf(those)]);
  expect(values("field.1")).toEqual([
    ["8", [3]],
    ["7", [1]],
    ["0", [2]],
  ]);
  expect(values("field.3")).toEqual([
    [String(MEMBER), [1]],
    ["0", [2, 3]],
  ]);
});

test("number columns that are shown are summed exactly, and nothing else is", () => {
  const all = [row(1, { fields: { 2: "0.1" } }), row(2, { fields: { 2: "0.2", 1: "7" } }), row(3)];
  const shown = (["name", "field.1", "field.2"] as const).map((field) => ({ field, width: 90 }));
  expect([...columnSums(all, shown, own)]).toEqual([["field.2", "0.3"]]);
  expect(columnSums(all, shown.slice(0, 2), own).size).toBe(0);
  const groups = groupRows(all, "field.1", moment);
  const lines = linesOf(all, groups, () => true);
  expect(idsOf(rowsOfLines(lines)).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});
