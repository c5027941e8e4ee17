import { beforeEach, expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import { planScope } from "#domain/scope.ts";
import type { LocalDatabase } from "./local-database.ts";
import { foldTables } from "./local-database.ts";
import { dropScope } from "../fold/drop.ts";
import { readTaskLog } from "../queries/task-log.ts";
import { keepLogPage } from "./kept-pages.ts";

let database: LocalDatabase;
let taskId: number;
let planId: number;

beforeEach(async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  ({ id: taskId, planId } = makeTask(world, plan));
  database = await openBrowserOf(world, LEADER);
});

const step = (id: number): TaskStep => ({
  id,
  taskId,
  userId: LEADER,
  at: id,
  kind: "archive",
  detail: {},
});
const keep = async (ids: number[], more: boolean, before?: number) =>
  keepLogPage(database, {
    taskId,
    page: { records: ids.map(step), more },
    now: 7,
    ...(before !== undefined && { before }),
  });
const kept = async () => {
  const log = await readTaskLog(database, taskId);
  return log && { ids: log.items.map(({ id }) => id), more: log.more };
};

test("pages join to one log without a gap, the newest first", async () => {
  expect(await kept()).toBeNull();
  await keep([9, 8], true);
  await keep([7, 6], false, 8);
  expect(await kept()).toEqual({ ids: [9, 8, 7, 6], more: false });
  await keep([10, 9], true);
  expect(await kept()).toEqual({ ids: [10, 9, 8, 7, 6], more: false });
});

test("a newest page that does not join what is here takes its place", async () => {
  await keep([3, 2], false);
  await keep([9, 8], true);
  expect(await kept()).toEqual({ ids: [9, 8], more: true });
});

test("an older page that came too late to join is left out", async () => {
  await keep([9, 8], true);
  await keep([5, 4], false, 6);
  expect(await kept()).toEqual({ ids: [9, 8], more: true });
});

test("a log goes from here with the plan that is seen no more, and none is kept of what is not here", async () => {
  await keep([9], false);
  await database.transaction("rw", foldTables(database), async () =>
    dropScope(database, planScope(planId), new Set()),
  );
  expect(await database.taskLog.count()).toBe(0);
  await keep([9], false);
  expect(await database.taskLog.count()).toBe(0);
});
