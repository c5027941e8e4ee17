import { afterAll, beforeAll, expect, test } from "vitest";
import { joinKey } from "#domain/id.ts";
import { planScope } from "#domain/scope.ts";
import { accessId } from "#domain/user/access.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { tableOf } from "#server/tables/registry.ts";
import type { Task } from "#domain/task/task.ts";
import { openEar } from "./make/ear.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

test("who is put out of a plan is not told what changed in it just before", async () => {
  const { plan, task, leader, member } = await makeWorld(server);
  const { database, hub, now } = server.parts;
  const out = await openEar(server, member);
  const stays = await openEar(server, leader);
  const head = await database.transaction(async (tx) => {
    const row = (await tableOf("task").get(tx, task.id)) as Task;
    const edit = { entity: "task", action: "update", put: { ...row, name: "Secret" } } as const;
    const remove = joinKey(plan.id, member.userId);
    const leave = { entity: "planUser", action: "delete", remove } as const;
    return applyChanges(tx, [edit, leave], { actorId: leader.userId, at: now() });
  });
  hub.hear();
  await out.heard(head);
  // Rows are written after what is gone, so a row of the plan would come back and stay.
  expect(out.dataFrames().filter(({ gone }) => !gone)).toEqual([]);
  const access = accessId(member.userId, planScope(plan.id));
  expect(out.dataFrames().map(({ data }) => data["id"])).toContain(access);
  expect(stays.dataFrames().map(({ table }) => table)).toEqual(["task", "planUser"]);
});
