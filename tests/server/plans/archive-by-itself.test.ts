import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { DEFAULT_COMPANY_SETTING } from "#domain/company/default-company-setting.ts";
import type { Task } from "#domain/task/task.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { archiveTasks } from "#server/jobs/archive-tasks.ts";
import { tableOf } from "#server/tables/registry.ts";
import { openSecondServer } from "../make/second-server.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { done, makeWorld, type World } from "../make/world.ts";

const DAY = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
});
afterAll(async () => server.close());

const rowOf = async ({ id }: Pick<Task, "id">) => tableOf("task").get(server.parts.database, id);

/** What the company's row says after a setting was saved. */
const companySays = async (archiveDays: number) => {
  const put = { ...DEFAULT_COMPANY_SETTING, id: COMPANY_ID, archiveDays };
  await server.parts.database.transaction(async (tx) =>
    applyChanges(tx, [{ entity: "companySetting", action: "update", put }], {
      actorId: 0,
      at: server.clock.now,
    }),
  );
};

/** A task with a subtask that are done now, in a plan with such a rule. */
async function makeDone(world: World, rule: { method: "system" | "custom"; days: number }) {
  const { leader, plan, task } = world;
  await done(server, leader, callOf("plan.edit"), {
    id: plan.id,
    archiveMethod: rule.method,
    archiveDays: rule.days,
  });
  const subtask = await done(server, leader, callOf("task.addSubtask"), {
    taskId: task.id,
    name: "Oil the forms",
  });
  const rows = await tableOf("task").list(server.parts.database, { planId: plan.id });
  const parts = rows.filter(({ parentId }) => parentId === task.id);
  for (const { id } of [...parts, task])
    await done(server, leader, callOf("task.edit"), { id, completeTime: server.clock.now });
  return subtask;
}

test("what has been completed for the plan's days is put away with its parts, once, whoever looks first", async () => {
  const world = await makeWorld(server);
  const subtask = await makeDone(world, { method: "custom", days: 3 });
  server.clock.now += 3 * DAY - 60_000;
  await archiveTasks(server.parts);
  expect((await rowOf(world.task))?.archivedTime).toBe(0);
  server.clock.now += 120_000;
  const second = await openSecondServer(server);
  const neighbour = { ...server.parts, database: second.database };
  await Promise.all([archiveTasks(server.parts), archiveTasks(neighbour)]);
  await second.close();
  const put = await rowOf(world.task);
  expect(put).toMatchObject({ archivedUserId: 0 });
  expect(put?.archivedTime).toBeGreaterThan(0);
  expect((await rowOf(subtask))?.archivedTime).toBe(put?.archivedTime);
  const steps = await server.parts.database.run<{ user_id: number }>(
    "select user_id from task_log where task_id = $1 and kind = 'archive'",
    [world.task.id],
  );
  expect(steps).toEqual([{ user_id: 0 }]);
});

test("what is brought back stays until its days are over again, and what is open is never put away", async () => {
  const world = await makeWorld(server);
  await makeDone(world, { method: "custom", days: 1 });
  await done(server, world.leader, callOf("task.edit"), { id: world.task.id, completeTime: 0 });
  server.clock.now += 30 * DAY;
  await archiveTasks(server.parts);
  expect((await rowOf(world.task))?.archivedTime).toBe(0);
});

test("a plan goes by what the company says, unless it says itself that nothing is put away", async () => {
  const [follows, keeps] = [await makeWorld(server), await makeWorld(server)];
  await makeDone(follows, { method: "system", days: 0 });
  await makeDone(keeps, { method: "custom", days: 0 });
  server.clock.now += 8 * DAY;
  await archiveTasks(server.parts);
  expect((await rowOf(follows.task))?.archivedTime).toBe(0);
  await companySays(7);
  await archiveTasks(server.parts);
  expect((await rowOf(follows.task))?.archivedTime).toBeGreaterThan(0);
  expect((await rowOf(keeps.task))?.archivedTime).toBe(0);
  await companySays(0);
});
