import { expect, test } from "vitest";
import { workingDayOf } from "../../company/default-times.ts";
import { UTC } from "../../form/calendar/zone.ts";
import type { FlowItem } from "../../flow/flow-item.ts";
import { PLAN_TAGS_MAX } from "../../limits.ts";
import type { ImportGrid } from "../sheet/import-grid.ts";
import { chunksOfSheet } from "./chunks-of-sheet.ts";
import { guessTaskColumns } from "./guess-task-columns.ts";
import { linesOfSheet } from "./lines-of-sheet.ts";
import { readSheetTasks } from "./read-sheet-tasks.ts";
import type { PlanField } from "../../field/plan-field.ts";
import type { KnownPlan, SheetSetting } from "./sheet-of-plan.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "./task-columns.ts";

const NOW = Date.UTC(2026, 10, 25, 12);
const labels = Object.fromEntries(
  TASK_COLUMNS.map((column) => [column, column]),
) as unknown as TaskColumnLabels;

function state(id: number, name: string, status: FlowItem["status"]): FlowItem {
  const outcome = status === "end" ? "done" : "";
  const asks = { userLimit: 0, needsPhoto: 0, byAnother: 0 } as const;
  const rest = { autoAssign: "", columnId: 0, rank: "a0", createTime: 0, ...asks } as const;
  return { id, planId: 1, name, status, outcome, turns: [], userIdList: [], ...rest };
}

function field(id: number, name: string, kind: PlanField["kind"]): PlanField {
  const options = kind === "choice" ? [{ id: 7, name: "Rebar, bent", color: "" as const }] : [];
  const none = { several: 0, ofSubtasks: 0, required: 0, onCard: 0 } as const;
  const row = { planId: 1, unit: "", decimals: 1, rank: "a0", archivedTime: 0, userId: 2 };
  return { id, name, kind, options, addends: [], ...none, ...row, createTime: 0 };
}

const plan: KnownPlan = {
  columns: [
    { id: 11, name: "To do" },
    { id: 12, name: "Doing" },
    { id: 13, name: "Done" },
  ],
  flow: [state(21, "Open", "start"), state(22, "Built", "end")],
  people: [
    { id: 2, name: "Li Wei" },
    { id: 3, name: "Ana Vidal", email: "ana@site.example" },
    { id: 4, name: "Kim" },
    { id: 5, name: "Kim" },
  ],
  tags: [{ id: 31, name: "Concrete" }],
  fields: [field(51, "Cost", "number"), field(52, "Trade", "choice"), field(53, "Day", "date")],
  mains: [{ id: 41, name: "Pier 4", columnId: 12, subtasks: 49 }],
};

function read(grid: ImportGrid, setting: Partial<SheetSetting> = {}) {
  const priorities = ["None", "Both", "Important", "Urgent", "Neither"].map((name, priority) => ({
    name,
    priority,
  }));
  const retiredPriorities = [{ priority: 9, name: "Crane" }];
  const words = { priorities, retiredPriorities, yes: "Yes", no: "No" };
  const records = linesOfSheet(grid, guessTaskColumns(grid, labels, TASK_COLUMNS, plan.fields));
  return readSheetTasks(records, {
    plan,
    words,
    zone: UTC,
    day: workingDayOf(),
    now: NOW,
    ...setting,
  });
}

const told = (tasks: ReturnType<typeof read>) =>
  tasks.map(({ problems }) => problems.map(({ path, reason }) => `${path} ${reason}`));

test("a line says all that a task can be", () => {
  const [only] = read([
    [
      "Summary",
      "描述",
      "Spalte",
      "Status",
      "Assignee",
      "協助人",
      "Start date",
      "Due date",
      "Priority",
      "Labels",
      "Checklist",
      "完成",
    ],
    [
      "'=Pour  the slab",
      "C30\nby pump",
      "doing",
      "BUILT",
      "Vidal Ana; li wei",
      "ana@site.example",
      ["4 Mar", "2026-03-04 00:00:00"],
      "2026/3/5 14:30",
      "P2",
      "#Concrete, night",
      "[x] forms; steel",
      "✓",
    ],
  ]);
  expect(only).toEqual({
    lines: [1],
    problems: [],
    task: {
      name: "=Pour the slab",
      desc: "C30\nby pump",
      columnId: 12,
      flowItemId: 22,
      taskUser: [
        { userId: 3, owner: 1 },
        { userId: 2, owner: 1 },
      ],
      times: [Date.UTC(2026, 2, 4, 9), Date.UTC(2026, 2, 5, 14, 30)],
      priority: 2,
      tags: ["Concrete", "night"],
      fields: [],
      checks: [
        { name: "forms", isDone: true },
        { name: "steel", isDone: false },
      ],
      completeTime: NOW,
      parent: undefined,
    },
  });
});

test("a priority that nobody chooses any more comes in by its name", () => {
  const [task] = read([
    ["name", "priority"],
    ["a", "crane"],
  ]);
  expect(task?.task?.priority).toBe(9);
});

test("what is not right is told where it stands, with what could stand there", () => {
  const tasks = read([
    ["name", "column", "state", "owner", "start", "end", "priority", "done"],
    ["", "Doing", "", "", "", "", "", ""],
    ["a", "Later", "Gone", "Kim, Nobody", "32.1.2026", "soon", "7", "perhaps"],
    ["b", "", "Open", "", "2026-03-05", "2026-03-04", "", "yes"],
    ["c".repeat(300), "", "", "", "", "", "", ""],
  ]);
  expect(told(tasks)).toEqual([
    ["name form.required"],
    [
      "state import.notOneOf",
      "column import.notOneOf",
      "done import.notOneOf",
      "owner import.personUnknown",
      "owner import.personUnknown",
      "start import.notATime",
      "end import.notATime",
      "priority import.notOneOf",
    ],
    ["done import.stateIsOpen", "end task.timesOrder"],
    ["name form.tooLong"],
  ]);
  expect(tasks[1]?.problems[1]?.data).toEqual({ text: "Later", choices: "To do, Doing, Done" });
});

test("a subtask comes with its task, above it or below it, or to one of the plan, and not alone", () => {
  const tasks = read([
    ["name", "parent", "done", "tags"],
    ["forms", "slab", "", ""],
    ["slab", "", "", ""],
    ["steel", "SLAB", "yes", "night"],
    ["weld", "forms", "", ""],
    ["cap", "Pier 4", "", ""],
    ["cure", "pier 4", "", ""],
    ["crane", "Nowhere", "", ""],
    ["wall", "", "yes", ""],
    ["brick", "wall", "", ""],
  ]);
  expect(told(tasks)).toEqual([
    [],
    [],
    ["tags import.notInSubtask"],
    ["parent import.parentIsSubtask"],
    [],
    ["parent task.subtasksMax"],
    ["parent import.parentUnknown"],
    ["done import.subtasksOpen"],
    ["parent import.parentWrong"],
  ]);
  expect(tasks[0]?.task).toMatchObject({ parent: { at: 1 }, columnId: 11 });
  expect(tasks[4]?.task).toMatchObject({ parent: { id: 41 }, columnId: 12 });
});

test("tags are made as long as the plan may have more", () => {
  const tags = Array.from({ length: PLAN_TAGS_MAX }, (_, id) => ({ id, name: `t${id}` }));
  const grid = [
    ["name", "tags"],
    ["a", "t1"],
    ["b", "new"],
  ];
  expect(told(read(grid, { plan: { ...plan, tags } }))).toEqual([[], ["tags tag.max"]]);
});

test("a list without headings is one of names, and keys of objects are words like others", () => {
  const names = read([["__proto__"], ["constructor"]]).map(({ task }) => task.name);
  expect(names).toEqual(["__proto__", "constructor"]);
  const [hostile] = read([
    ["name", "__proto__", "toString"],
    ["a", "b", "c"],
  ]);
  expect(hostile).toMatchObject({ problems: [], task: { name: "a" } });
});

test("what is right goes into chunks, a task before its subtasks, behind what is there, and each tag is made once", () => {
  const grid = [
    ["name", "parent", "tags", "checklist", "owner"],
    ["forms", "slab", "", "", ""],
    ["slab", "", "night", "a; [x] b", "Li Wei"],
    ["bad", "", "", "", "Nobody"],
    ["roof", "", "Night, Concrete", "", ""],
    ["cap", "Pier 4", "", "", ""],
  ];
  let last = 100;
  const chunks = chunksOfSheet(read(grid), {
    planId: 1,
    plan,
    nextId: () => (last += 1),
    lastRank: (place) => ("parentId" in place ? "a3" : "a7"),
  });
  expect(chunks).toHaveLength(1);
  const [{ args, tasks } = { args: undefined, tasks: [] }] = chunks;
  const [slab, forms, roof, cap] = args?.tasks ?? [];
  expect(args?.tags).toHaveLength(1);
  expect(slab).toMatchObject({
    name: "slab",
    parentId: 0,
    rank: "a8",
    checks: [{ done: 0 }, { done: 1 }],
  });
  expect(forms).toMatchObject({ name: "forms", parentId: slab?.id, dialogId: 0 });
  expect(roof).toMatchObject({ rank: "a9", tagIds: [args?.tags?.[0]?.id, 31] });
  expect(cap).toMatchObject({ parentId: 41, columnId: 12, rank: "a4" });
  expect(tasks.map(({ lines }) => lines[0])).toEqual([2, 1, 4, 5]);
});

test("a thousand tasks go in parts", () => {
  const grid = [["name"], ...Array.from({ length: 1_000 }, (_, at) => [`task ${at}`])];
  let last = 0;
  const target = { planId: 1, plan, nextId: () => (last += 1), lastRank: () => undefined };
  const chunks = chunksOfSheet(read(grid), target);
  expect(chunks).toHaveLength(20);
  expect(chunks.flatMap(({ tasks }) => tasks)).toHaveLength(1_000);
});

test("columns that are called as fields of the plan fill them in, and what they cannot hold is told", () => {
  const [first, second] = read([
    ["Task", "cost", "Trade", "Day"],
    ["Pour", "120.25", "rebar, bent", "4.3.2026"],
    ["Cure", "much", "Glass", "soon"],
  ]);
  expect(first?.problems).toEqual([]);
  expect(first?.task.fields).toEqual([
    { id: 51, value: "120.3" },
    { id: 52, value: "7" },
    { id: 53, value: "2026-03-04" },
  ]);
  expect(second?.task.fields).toEqual([]);
  expect(second?.problems.map(({ path, reason }) => [path, reason])).toEqual([
    ["field.51", "field.wrong"],
    ["field.52", "import.notOneOf"],
    ["field.53", "field.wrong"],
  ]);
});
