import { callOf } from "#contract/command-calls.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listTasks } from "#contract/calls/task.ts";
import { fillPlan } from "./make/fill-plan.ts";
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
afterAll(async () => server.close());

const board = () => ({ planId: world.plan.id, parentId: -1, size: 1_000 });
const read = async (person: Someone) => done(server, person, listTasks, board());

test("a board of a thousand cards comes in one call, each card whole and once", async () => {
  await fillPlan(server, world.leader, world.plan.id, 5);
  const { records, total, pages, to } = await read(world.member);
  expect([total, pages, to]).toEqual([1_001, 2, 1_000]);
  expect(new Set(records.map(({ id }) => id)).size).toBe(1_000);
  for (const record of records) expect(record).toMatchObject({ planId: world.plan.id });
  const reply = listTasks.reply.parse(await read(world.leader));
  expect(reply.records).toEqual(records);
});

test("a row is the same to the letter, whatever stands in it", async () => {
  const name = `"Quoted" \\ back\tslash ${String.fromCodePoint(0x1f6a7)} \u2028 </script>`;
  await done(server, world.leader, callOf("task.edit"), { id: world.task.id, name, color: "blue" });
  const [task] = (await read(world.member)).records;
  expect(task).toEqual({
    ...world.task,
    name: name.replaceAll(/[\t\u2028]/g, " "),
    color: "blue",
    msgNum: 1,
    checkNum: 1,
    updateTime: task?.updateTime,
  });
});

test("a board that was read before shows at once what somebody changed, put away or removed", async () => {
  const names = async () => (await read(world.member)).records.map(({ name }) => name);
  expect(await names()).toEqual([world.task.name]);
  await done(server, world.leader, callOf("task.edit"), {
    id: world.task.id,
    name: "Strike the forms",
  });
  expect(await names()).toEqual(["Strike the forms"]);
  await done(server, world.leader, callOf("task.archive"), { taskId: world.task.id });
  expect(await names()).toEqual([]);
  await done(server, world.leader, callOf("task.archive"), {
    taskId: world.task.id,
    type: "recovery",
  });
  expect(await names()).toEqual(["Strike the forms"]);
  await done(server, world.leader, callOf("task.remove"), [{ id: world.task.id }]);
  expect(await names()).toEqual([]);
});

test("a board that members have just read is not shown to anybody else", async () => {
  expect((await read(world.member)).total).toBe(1);
  const refused = await server.call(listTasks, board(), world.outsider.token);
  expect(refused).toMatchObject({ code: -4001, reason: "planGone" });
  const { id: planId } = world.plan;
  await done(server, world.leader, callOf("plan.removeUsers"), {
    planId,
    userId: [world.member.userId],
  });
  const after = await server.call(listTasks, board(), world.member.token);
  expect(after).toMatchObject({ code: refused.code, reason: "planGone" });
});

test("what was read last and what changed since are asked for together", async () => {
  const { timerange } = await read(world.member);
  await read(world.member);
  await done(server, world.leader, callOf("task.edit"), {
    id: world.task.id,
    name: "Strike the forms",
  });
  const news = await done(server, world.member, listTasks, { ...board(), timerange });
  expect(news.records.map(({ name }) => name)).toEqual(["Strike the forms"]);
});

test("a task of another plan tells nothing by the list of its subtasks", async () => {
  const other = await makeWorld(server);
  for (const parentId of [other.task.id, other.task.id + 12_345]) {
    const body = { planId: world.plan.id, parentId };
    const reply = await server.call(listTasks, body, world.member.token);
    expect(reply).toMatchObject({ code: -4002, reason: "taskGone", data: { taskId: parentId } });
  }
});
