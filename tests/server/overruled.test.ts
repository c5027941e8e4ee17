import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getSetter } from "#contract/calls/task.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => {
  await server.close();
});

const edit = async (who: Someone, args: object) =>
  done(server, who, callOf("task.edit"), { id: world.task.id, ...args });

test("who set a field last is told to whoever may read the task, field by field", async () => {
  const { leader, member, outsider, task } = world;
  await edit(leader, { name: "By the leader" });
  await edit(member, { color: "blue", name: "By the member" });
  await edit(leader, { priority: 1, color: "blue" });
  const setterOf = async (field: string) =>
    (await done(server, member, getSetter, { taskId: task.id, field })).userId;
  expect(await setterOf("name")).toBe(member.userId);
  expect(await setterOf("color")).toBe(member.userId);
  expect(await setterOf("priority")).toBe(leader.userId);
  expect(await setterOf("archivedTime")).toBe(0);
  const refused = await server.call(getSetter, { taskId: task.id, field: "name" }, outsider.token);
  expect(refused.reason).toBe("taskGone");
  expect(JSON.stringify(refused.data)).not.toContain("By the member");
});

test("an edit of a task that is gone says who removed it, and only to who was in the plan", async () => {
  const { leader, member, outsider, task } = world;
  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  const refusedTo = async (who: Someone) =>
    server.call(callOf("task.edit"), { id: task.id, name: "Too late" }, who.token);
  const told = await refusedTo(member);
  expect(told).toMatchObject({ code: -4002, reason: "taskGone" });
  expect(told.data).toMatchObject({ removedBy: leader.userId, removedAt: server.parts.now() });
  expect((await refusedTo(outsider)).data).toEqual({ taskId: task.id });
});
