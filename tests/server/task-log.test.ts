import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { listTaskLog } from "#contract/calls/task.ts";
import { TASK_GONE } from "#domain/refusal.ts";
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
  // What the site's own making has left.
  await server.parts.database.run("delete from task_log", []);
});
afterAll(async () => {
  await server.close();
});

const edit = async (who: Someone, args: object) =>
  done(server, who, callOf("task.edit"), { id: world.task.id, ...args });

const logOf = async (
  who: Someone,
  args: { taskId?: number; before?: number; size?: number } = {},
) => done(server, who, listTaskLog, { taskId: world.task.id, ...args });

const countSteps = async () => {
  const rows = await server.parts.database.run("select 1 from task_log where log_of = $1", [
    world.task.id,
  ]);
  return rows.length;
};

test("a log says who did what, with the names that things had then, and tells nobody outside", async () => {
  const { leader, member, outsider, plan, column, task } = world;
  const name = task.name;
  await edit(member, { name: "Pour the roof" });
  await edit(leader, { name: "Pour the roof", addOwner: [leader.userId] });
  const move = { taskId: task.id, planId: plan.id, columnId: column.id };
  await done(server, leader, callOf("task.move"), move);
  await done(server, leader, callOf("column.edit"), { id: column.id, name: "Much later" });
  const { records, more } = await logOf(member);
  expect(more).toBe(false);
  expect(records).toMatchObject([
    {
      kind: "column",
      userId: leader.userId,
      detail: { from: "To do", to: "Later", toId: column.id },
    },
    { kind: "people", detail: { people: [{ userId: leader.userId, from: -1, to: 1 }] } },
    { kind: "name", userId: member.userId, detail: { from: name, to: "Pour the roof" } },
  ]);
  const refused = await server.call(listTaskLog, { taskId: task.id }, outsider.token);
  expect(refused.code).toBe(TASK_GONE);
  expect(JSON.stringify(refused.data)).not.toContain("Pour");
});

test("a log is read page by page, and a subtask's is its own part of that of its task", async () => {
  const { leader, task } = world;
  const subtask = await done(server, leader, callOf("task.addSubtask"), {
    taskId: task.id,
    name: "Forms",
  });
  await edit(leader, { id: subtask.id, completeTime: server.parts.now() });
  await edit(leader, { color: "blue" });
  const first = await logOf(leader, { size: 2 });
  expect(first.records.map(({ kind }) => kind)).toEqual(["color", "complete"]);
  expect(first.more).toBe(true);
  const rest = await logOf(leader, { size: 2, before: first.records[1]?.id ?? 0 });
  expect(rest).toMatchObject({ records: [{ kind: "subtaskAdd" }], more: false });
  const own = await logOf(leader, { taskId: subtask.id });
  expect(own.records.map(({ kind }) => kind)).toEqual(["complete", "subtaskAdd"]);
});

test("what was refused or changed nothing leaves no step", async () => {
  const { leader, outsider, task } = world;
  await server.call(callOf("task.edit"), { id: task.id, name: "Mine" }, outsider.token);
  await edit(leader, { name: task.name });
  expect(await countSteps()).toBe(0);
  await edit(leader, { priority: 1 });
  await edit(leader, { priority: 1 });
  expect(await countSteps()).toBe(1);
});

test("a log goes with its task, also where a whole plan goes", async () => {
  const { leader, plan } = world;
  await edit(leader, { name: "Other" });
  expect(await countSteps()).toBe(1);
  await done(server, leader, callOf("plan.remove"), { planId: plan.id });
  expect(await countSteps()).toBe(0);
  world = await makeWorld(server);
  await edit(world.leader, { name: "Other" });
  expect(await countSteps()).toBeGreaterThan(0);
  await done(server, world.leader, callOf("task.remove"), [{ id: world.task.id }]);
  expect(await countSteps()).toBe(0);
});
