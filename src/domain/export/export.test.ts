import type { ArgumentsOf } from "../commands.ts";
import { expect, test } from "vitest";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { boardOf, bringIn, fileOfPlan, wholePlan } from "#tests/make/plan-file/plan-of-file.ts";
import { byRank } from "../by-rank.ts";
import { UTC } from "../form/calendar/zone.ts";
import type { ImportGrid } from "../import/sheet/import-grid.ts";
import { guessTaskColumns } from "../import/tasks/guess-task-columns.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "../import/tasks/task-columns.ts";
import { readPlanFile } from "../import/plan-file/read-plan-file.ts";
import { csvOfSheet } from "./csv-of-sheet.ts";
import { planFile } from "./plan-file.ts";
import { sheetOfTasks } from "./sheet-of-tasks.ts";
import { textOfHtml } from "./text-of-html.ts";

const labels = Object.fromEntries(
  TASK_COLUMNS.map((column) => [column, column]),
) as unknown as TaskColumnLabels;
const priorities = ["None", "Both", "Important", "Urgent", "Neither"].map((name, priority) => ({
  name,
  priority,
}));
/** What nobody chooses any more. */
const retiredPriorities = [{ priority: 9, name: "Crane" }];
const texts = {
  labels,
  planLabel: "plan",
  estimateLabel: "Estimate (h)",
  workedLabel: "Time spent (h)",
  words: { priorities, retiredPriorities, yes: "Yes", no: "No" },
  zone: UTC,
};

/** A plan with all that a plan can have. */
function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const planId = plan.id;
  world.does(LEADER, "flow.save", {
    planId,
    flows: [
      { name: "Open", status: "start", turns: [1], userIdList: [MEMBER], autoAssign: "add" },
      { name: "Built", status: "end", userLimit: 1, userIdList: [LEADER, MEMBER] },
    ],
  });
  const [column] = world.all("column").toSorted(byRank);
  world.does(MEMBER, "column.edit", { id: column?.id ?? 0, taskLimit: 3 });
  const tag = world.does(LEADER, "tag.add", { planId, name: "night", color: "blue" });
  const main = makeTask(world, plan, {
    name: "=1+1",
    content: "<p>C30 &amp; steel</p><ul><li>forms</li></ul>",
    owner: [MEMBER],
    assist: [COLLEAGUE],
    tag: [tag.id],
    color: "pink",
    priority: 2,
    times: [Date.UTC(2026, 2, 4, 8), Date.UTC(2026, 2, 5, 18)],
  });
  const subtask = makeSubtask(world, main, "Forms");
  const field = (args: Omit<ArgumentsOf<"field.add">, "planId">) =>
    world.does(LEADER, "field.add", { planId, ...args }).reply.id;
  const cost = field({ name: "Cost", kind: "number", unit: "EUR", decimals: 2 });
  const options = ["Concrete", "Steel"].map((name, at) => ({
    id: at + 40,
    name,
    color: "red" as const,
  }));
  const trade = field({ name: "Trade", kind: "choice", several: 1, options });
  const checks = field({ name: "Checks", kind: "person", required: 1 });
  field({ name: "All", kind: "sum", addends: [cost], ofSubtasks: 1 });
  world.does(MEMBER, "task.edit", {
    id: main.id,
    fields: [
      { id: cost, value: "1200.5" },
      { id: trade, value: "41,40" },
      { id: checks, value: String(COLLEAGUE) },
    ],
  });
  world.does(MEMBER, "task.edit", { id: subtask.id, fields: [{ id: cost, value: "7" }] });
  world.does(MEMBER, "checkItem.add", { taskId: main.id, name: "Clean, dry" });
  world.does(MEMBER, "task.edit", { id: main.id, estimate: 90 });
  world.does(MEMBER, "timeEntry.add", { taskId: main.id, startTime: 1_000_000, minutes: 45 });
  const state = world.all("flowItem").find(({ name }) => name === "Built");
  world.does(MEMBER, "task.edit", { id: subtask.id, flowItemId: state?.id ?? 0 });
  return { world, planId };
}

test("tasks are a sheet in the columns that are imported, and nothing in it is a formula", () => {
  const { world, planId } = open();
  const { rows } = sheetOfTasks([wholePlan(world, planId)], texts);
  const [head = [], main = [], part = []] = rows;
  const name = (id: number) => world.row("user", id).nickname;
  const { paths } = guessTaskColumns(rows as ImportGrid, labels);
  expect(paths.slice(0, TASK_COLUMNS.length)).toEqual([...TASK_COLUMNS]);
  expect(head.slice(TASK_COLUMNS.length)).toEqual([
    "Estimate (h)",
    "Time spent (h)",
    "Cost",
    "Trade",
    "Checks",
    "All",
  ]);
  expect(main.slice(TASK_COLUMNS.length)).toEqual([
    "1.5",
    "0.75",
    "1200.50",
    "Steel, Concrete",
    name(COLLEAGUE),
    "7",
  ]);
  expect(main.slice(0, 2)).toEqual(["'=1+1", "C30 & steel\n- forms"]);
  expect(main.slice(3, 13)).toEqual([
    "Open",
    name(MEMBER),
    name(COLLEAGUE),
    "2026-03-04 08:00",
    "2026-03-05 18:00",
    "Important",
    "night",
    null,
    "[ ] Clean, dry",
    "No",
  ]);
  expect([part[0], part[10], String(part[12]).length]).toEqual(["Forms", "'=1+1", 16]);
  const csv = csvOfSheet({ rows });
  expect(csv).toContain('"[ ] Clean, dry",No,1.5,0.75,1200.50,"Steel, Concrete",');
  expect(csv).not.toMatch(/(^|,)=/m);
});

test("a priority that nobody chooses any more keeps its name in a sheet", () => {
  const { world, planId } = open();
  const rows = wholePlan(world, planId);
  const [main] = rows.tasks;
  const tasks = main ? [{ ...main, priority: 9 }] : [];
  const { rows: lines } = sheetOfTasks([{ ...rows, tasks }], texts);
  expect(lines[1]?.[TASK_COLUMNS.indexOf("priority")]).toBe("Crane");
});

test("tasks of several plans say of which one they are", () => {
  const { world, planId } = open();
  const rows = wholePlan(world, planId);
  const sheet = sheetOfTasks([rows, { ...rows, plan: { ...rows.plan, name: "Tower" } }], texts);
  expect(sheet.rows.map((line) => line.at(-1))).toEqual([
    "plan",
    rows.plan.name,
    rows.plan.name,
    "Tower",
    "Tower",
  ]);
});

test("a plan as a file comes in as the same plan", () => {
  const { world, planId } = open();
  const times: [number, number] = [1, Date.UTC(2026, 4, 1, 17)];
  const top = world.does(LEADER, "task.add", { planId, name: "Top out", milestone: 1, times });
  const part = world.all("task").find(({ name }) => name === "Forms");
  const lag = { kind: "finishFinish", lag: -4, lagUnit: "hour" } as const;
  world.does(LEADER, "taskLink.add", { fromId: part?.id ?? 0, toId: top.id, ...lag });
  const file = planFile(wholePlan(world, planId));
  expect(file.columns[0]?.taskLimit).toBe(3);
  expect(file.links).toEqual([
    { from: { task: 0, subtask: 0 }, to: { task: 1, subtask: -1 }, ...lag },
  ]);
  const users = world.all("user");
  const other = bringIn(
    world,
    boardOf(file),
    (name) => users.find((one) => one.nickname === name)?.id ?? 0,
  );
  expect(fileOfPlan(world, other)).toEqual(file);
});

test("a file that is none of ours, or reaches where nothing is, is told or harmless", () => {
  const { world, planId } = open();
  const file = planFile(wholePlan(world, planId));
  const wrong = { ...file, tasks: [{ ...file.tasks[0], color: "red" }] };
  expect(readPlanFile(wrong)).toMatchObject({
    ok: false,
    error: { code: "import/wrong-value", data: { path: "tasks[0].color" } },
  });
  const hostile = JSON.parse(
    JSON.stringify({
      ...file,
      tasks: file.tasks.map((task) => ({ ...task, column: 99, owners: [77], tags: [-1] })),
    }),
  ) as unknown;
  const read = readPlanFile(hostile);
  expect(read.ok && read.value.tasks[0]).toMatchObject({
    columnKey: "column0",
    memberKeys: [],
    tagKeys: [],
  });
});

test.each([
  ["<p>a</p><p>b &lt;c&gt;</p>", "a\nb <c>"],
  ["<ul><li><p>x</p></li><li>y<br>z</li></ul>", "- x\n\n- y\nz"],
  ["&#20320;&#99999999999;&nope;", "你&#99999999999;&nope;"],
  ["", ""],
])("what %s says without its form", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
