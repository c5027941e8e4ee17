import { beforeEach, expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { workingDayOf } from "#domain/company/default-times.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { guessTaskColumns } from "#domain/import/tasks/guess-task-columns.ts";
import { linesOfSheet } from "#domain/import/tasks/lines-of-sheet.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "#domain/import/tasks/task-columns.ts";
import { runCommand } from "../../commands/run-command.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { readImportSending } from "../../queries/import-sending.ts";
import { keepImportDraft } from "../import-draft.ts";
import { checkTasks } from "./check-tasks.ts";
import { runTasks } from "./run-tasks.ts";
import type { TaskJob } from "./task-job.ts";
import { undoTasks } from "./undo-tasks.ts";

const NOW = 1_800_000_000_000;
const labels = Object.fromEntries(
  TASK_COLUMNS.map((column) => [column, column]),
) as unknown as TaskColumnLabels;
let database: LocalDatabase;
let world: ReturnType<typeof makeCompany>;
let planId = 0;

beforeEach(async () => {
  world = makeCompany();
  planId = makePlan(world).plan.id;
  database = await openBrowserOf(world, MEMBER);
});

function jobOf(grid: ImportGrid): TaskJob {
  const names = ["None", "Both", "Important", "Urgent", "Neither"];
  const priorities = names.map((name, priority) => ({ name, priority }));
  return {
    planId,
    records: linesOfSheet(grid, guessTaskColumns(grid, labels)),
    words: { priorities, retiredPriorities: [], yes: "Yes", no: "No" },
    language: "en",
    day: workingDayOf(),
    now: NOW,
  };
}

const silent = () => undefined;
const HEAD = ["name", "parent", "owner", "tags", "checklist", "end"];

test("what is right comes in as tasks of the outbox, what is not is told with its line, and checking writes nothing", async () => {
  const owner = world.row("user", LEADER).nickname;
  const job = jobOf([
    HEAD,
    ["Slab", "", owner, "night", "forms; [x] steel", "tomorrow 14:00"],
    ["Forms", "Slab", "", "", "", ""],
    ["Roof", "", "Nobody at all", "", "", ""],
  ]);
  const checked = await checkTasks(database, job);
  expect(checked.map(({ problems }) => problems.map(({ path }) => path))).toEqual([
    [],
    [],
    ["owner"],
  ]);
  expect(await database.outbox.count()).toBe(0);
  const before = await database.task.count();
  const outcome = await runTasks(database, job, silent);
  expect(outcome.failed.map(({ lines }) => lines)).toEqual([[3]]);
  expect(outcome.added.map(({ lines }) => lines)).toEqual([[1], [2]]);
  const [slab, forms] = await database.task.bulkGet(outcome.added.map(({ id }) => id));
  expect(slab).toMatchObject({
    name: "Slab",
    checkNum: 2,
    checkDone: 1,
    taskUser: [{ userId: LEADER }],
  });
  expect(new Date(slab?.endTime ?? 0).getHours()).toBe(14);
  expect(forms).toMatchObject({ parentId: slab?.id, columnId: slab?.columnId });
  expect(await database.task.count()).toBe(before + 2);
  const [entry] = await database.outbox.toArray();
  expect(entry).toMatchObject({ command: "plan.import", state: "waiting" });
});

test("an import is taken back in one act, but for tasks that somebody has touched since, which are named", async () => {
  const outcome = await runTasks(
    database,
    jobOf([HEAD, ["Slab"], ["Forms", "Slab"], ["Roof"], ["Tiles", "Roof"], ["Door"]]),
    silent,
  );
  const before = (await database.task.count()) - 5;
  const tiles = outcome.added.find(({ lines }) => lines[0] === 4);
  await runCommand(database, "task.edit", { id: tiles?.id ?? 0, name: "Red tiles" }, NOW + 5);
  expect(await undoTasks(database, outcome, NOW + 9)).toEqual({ left: 1, names: ["Roof"] });
  expect(await database.task.count()).toBe(before + 2);
});

test("how much of it waits, and what the server refused, is known by lines", async () => {
  const grid = [HEAD, ["Slab"], ["Roof"]];
  const outcome = await runTasks(database, jobOf(grid), silent);
  const mapping = { headings: 1, paths: [] };
  const draft = { key: "tasks.1", fileName: "a", mapping, match: "", outcome };
  await keepImportDraft(database, { draft, grid });
  expect(await readImportSending(database, "tasks.1")).toEqual({ waiting: 2, refused: [] });
  const [entry] = await database.outbox.toArray();
  if (!entry) throw new Error("No entry");
  const refusal = { code: 400, reason: "column.gone" };
  await database.outbox.clear();
  const { n, command, args, at } = entry;
  await database.attention.add({ n, command, args, at, refusal });
  const { waiting, refused } = await readImportSending(database, "tasks.1");
  expect(waiting).toBe(0);
  expect(refused.map(({ lines, problems }) => [lines, problems[0]?.reason])).toEqual([
    [[1], "column.gone"],
    [[2], "column.gone"],
  ]);
});

test("thousands of lines come in, in parts that the calls take", async () => {
  const grid = [["name"], ...Array.from({ length: 2_000 }, (_, at) => [`Task ${at}`])];
  const { added, failed } = await runTasks(database, jobOf(grid), silent);
  expect([added.length, failed.length]).toEqual([2_000, 0]);
  const sizes = (await database.outbox.toArray()).map(({ args }) => JSON.stringify(args).length);
  expect(Math.max(...sizes)).toBeLessThan(200_000);
});
