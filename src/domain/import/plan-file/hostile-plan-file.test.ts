import { expect, test } from "vitest";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { boardOf, bringIn, planOfFile } from "#tests/make/plan-file/plan-of-file.ts";
import { boardImportShape } from "../board-import.ts";
import { changesOfImport, rulesComing } from "../changes-of-import.ts";
import { countImport } from "../count-import.ts";
import { IMPORT_TIMES_FILE_MAX } from "../import-limits.ts";
import { readPlanFile } from "./read-plan-file.ts";

const task = {
  name: "Slab",
  startTime: 0,
  endTime: 0,
  completeTime: 0,
  color: "",
  priority: 0,
  owners: [],
  assistants: [],
  state: -1,
  column: 0,
  content: "",
  archivedTime: 0,
  tags: [],
  checklist: [],
  subtasks: [],
};
const rule = {
  name: "Rule",
  trigger: { on: "created" },
  condition: {},
  actions: [{ does: "complete" }],
  timeZone: "Europe/Berlin",
};
const time = { person: 0, startTime: 1, minutes: 30, note: "", timed: 0 };
const kept = {
  content: "",
  span: null,
  color: "",
  priority: 0,
  milestone: 0,
  estimate: 0,
  tags: [],
  fields: [],
  checklist: [],
  subtasks: [],
};

/** A file of before there was anything beside tasks, with more. */
const file = (more: object = {}) => ({
  format: "plumbline-plan",
  version: 1,
  name: "Tower",
  desc: "",
  people: [{ name: "Member", email: "" }],
  columns: [{ name: "To do", color: "" }],
  tags: [],
  states: [],
  tasks: [task],
  ...more,
});

test("a file of before there was anything beside tasks still comes in", () => {
  const board = boardOf(file());
  expect(board).toMatchObject({ leftOut: [], notes: [] });
  expect(Object.keys(countImport(board))).toHaveLength(8);
  const { world } = planOfFile(file());
  expect(world.all("task")).toHaveLength(1);
});

test.each([
  ["automations[0].trigger.on", { automations: [{ ...rule, trigger: { on: "midnight" } }] }],
  ["automations[0].actions[0].does", { automations: [{ ...rule, actions: [{ does: "delete" }] }] }],
  ["automations[0].actions", { automations: [{ ...rule, actions: [] }] }],
  ["automations", { automations: Array.from({ length: 100_000 }, () => rule) }],
  ["views", { views: Array.from({ length: 101 }, () => ({ name: "a", shared: 0, address: {} })) }],
  ["templates[0].task.content", { templates: [{ name: "a", task: { ...kept, content: 1 } }] }],
  ["tasks[0].times", { tasks: [{ ...task, times: Array.from({ length: 1_001 }, () => time) }] }],
  ["tasks[0].times[0].minutes", { tasks: [{ ...task, times: [{ ...time, minutes: 1e9 }] }] }],
  ["baselines[0].createTime", { baselines: [{ name: "a", createTime: -1, tasks: [] }] }],
  ["rights.columns", { rights: { columns: 5 } }],
])("a wrong value at %s is refused with where it stands", (path, more) => {
  const read = readPlanFile(file(more));
  expect(read).toEqual({ ok: false, error: { code: "import/wrong-value", data: { path } } });
});

test("what reaches where nothing is stays behind, is told, and does nothing else", () => {
  const board = boardOf(
    file({
      automations: [
        { ...rule, trigger: { on: "column", column: 40 } },
        { ...rule, actions: [{ does: "column", column: 7 }] },
        { ...rule, condition: { tag: [9] } },
        { ...rule, name: "Good", condition: { plan: "77", column: [0, 9] }, planId: 77 },
      ],
      views: [
        { name: "Gone", shared: 1, address: { field: [{ field: 3, value: 0 }] } },
        {
          name: "Good",
          shared: 1,
          address: {
            plan: "77",
            view: "table",
            column: [0],
            group: "field.7",
            columns: "name:240,field.8:96,field.0.0:9",
          },
        },
      ],
      baselines: [
        {
          name: "Empty",
          createTime: 1,
          tasks: [{ task: 9, subtask: -1, startTime: 1, endTime: 2 }],
        },
        {
          name: "Back",
          createTime: 1,
          tasks: [{ task: 0, subtask: -1, startTime: 9, endTime: 2 }],
        },
      ],
      tasks: [{ ...task, times: [{ ...time, person: 5 }, time] }],
    }),
  );
  expect(boardImportShape.safeParse(board).error).toBeUndefined();
  const userIds = new Map([["person0", MEMBER]]);
  expect(changesOfImport(board, userIds)).toEqual({
    leftOut: [
      { what: "emptyBaselines", count: 2 },
      { what: "automations", count: 3 },
      { what: "views", count: 1 },
    ],
    notes: [{ what: "automationsOff", name: "Good", count: 1 }],
  });
  const world = makeCompany();
  const planId = bringIn(world, board);
  const columnId = world.all("column").find((column) => column.planId === planId)?.id;
  expect(world.all("automation")).toMatchObject([
    { planId, name: "Good", enabled: 0, userId: LEADER, condition: { column: `${columnId}` } },
  ]);
  expect(world.all("automation")[0]?.condition).not.toHaveProperty("plan");
  expect(world.all("savedView").map(({ address }) => address)).toEqual([
    { view: "table", column: `${columnId}`, columns: "name:240" },
  ]);
  expect(world.all("timeEntry")).toMatchObject([{ userId: MEMBER, minutes: 30 }]);
});

test("what names only people without an account stays behind, and does not become somebody else's", () => {
  const board = boardOf(
    file({
      automations: [
        { ...rule, actions: [{ does: "addOwner", people: [0] }] },
        { ...rule, condition: { owner: [0] } },
        { ...rule, condition: { owner: [-1, 0] } },
      ],
      views: [{ name: "Theirs", shared: 0, address: { owner: [0] } }],
      tasks: [{ ...task, times: [time, time] }],
    }),
  );
  const nobody = new Map([["person0", 0]]);
  expect(changesOfImport(board, nobody).leftOut).toEqual([
    { what: "timeRecords", count: 2 },
    { what: "automations", count: 2 },
    { what: "views", count: 1 },
  ]);
  expect(rulesComing(board, nobody)).toBe(1);
  const world = makeCompany();
  bringIn(world, board, () => 0);
  expect(world.all("timeEntry")).toEqual([]);
  expect(world.all("savedView")).toEqual([]);
  // The one for tasks that nobody owns.
  expect(world.all("automation").map(({ condition }) => condition)).toEqual([{ owner: "0" }]);
});

test("rights that no owner could give stay as usual, whatever the keys are called", () => {
  const rights = JSON.parse(
    '{"__proto__":"owner","constructor":"owner","automations":"observer","webhooks":"member","columns":"owner","everything":"observer"}',
  ) as object;
  const board = boardOf(file({ rights }));
  expect(board.parts?.rights).toEqual({ columns: "owner" });
  expect(board.leftOut).toMatchObject([{ what: "rights" }]);
  const world = makeCompany();
  const planId = bringIn(world, board);
  expect(world.row("plan", planId).rights).toEqual({ columns: "owner" });
  expect(({} as Record<string, unknown>)["owner"]).toBeUndefined();
});

test("a hundred thousand records of time are as many as come, with the rest counted", () => {
  const times = Array.from({ length: 1_000 }, () => time);
  const board = boardOf(file({ tasks: Array.from({ length: 100 }, () => ({ ...task, times })) }));
  expect(countImport(board).times).toBe(IMPORT_TIMES_FILE_MAX);
  expect(board.leftOut).toEqual([{ what: "timeRecords", count: 100_000 - IMPORT_TIMES_FILE_MAX }]);
});
