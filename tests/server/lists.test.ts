import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getPlan, listColumns, listPlanNames, listPlans } from "#contract/calls/plan.ts";
import { listColumnTemplates, listPriorities } from "#contract/calls/system.ts";
import {
  countMyTasks,
  getTask,
  getTaskContent,
  listMyTasks,
  listTasks,
} from "#contract/calls/task.ts";
import { callOf } from "#contract/command-calls.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const HOUR = 3_600_000;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => server.close());

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

/** A task that the member owns; times in hours from now. */
async function memberTask(name: string, hours?: [number, number]) {
  const times = hours?.map((hour) => server.clock.now + hour * HOUR) as [number, number];
  const body = { planId: world.plan.id, name, owner: [world.member.userId] };
  return done(server, world.leader, callOf("task.add"), { ...body, ...(hours && { times }) });
}

test("my tasks come overdue first, then by their end, those without a time last", async () => {
  const later = await memberTask("later", [1, 48]);
  const late = await memberTask("late", [-9, -1]);
  const soon = await memberTask("soon", [-1, 2]);
  const veryLate = await memberTask("very late", [-9, -5]);
  const { data } = await server.call(listMyTasks, {}, world.member.token);
  const order = [veryLate.id, late.id, soon.id, later.id, world.task.id];
  expect(idsOf(data.records)).toEqual(order);
  expect(data).toMatchObject({ total: 5, current: 1, pages: 1 });

  const second = await server.call(listMyTasks, { current: 2, size: 2 }, world.member.token);
  expect(idsOf(second.data.records)).toEqual(order.slice(2, 4));
  expect(second.data.pages).toBe(3);
});

test("my counts are those of the tasks I own in plans that are open", async () => {
  await memberTask("late", [-9, -1]);
  await memberTask("begun", [-1, 2]);
  await memberTask("to come", [1, 2]);
  const finished = await memberTask("finished");
  await done(server, world.member, callOf("task.edit"), {
    id: finished.id,
    completeTime: server.clock.now,
  });
  const putAway = await memberTask("put away");
  await done(server, world.leader, callOf("task.archive"), { taskId: putAway.id });
  const counts = await server.call(countMyTasks, {}, world.member.token);
  expect(counts.data).toEqual({
    allCount: 5,
    completeCount: 1,
    progressCount: 1,
    pendingCount: 2,
    overdueCount: 1,
  });
  await done(server, world.leader, callOf("plan.archive"), { planId: world.plan.id });
  expect((await server.call(countMyTasks, {}, world.member.token)).data.allCount).toBe(0);
  expect((await server.call(listMyTasks, {}, world.member.token)).data.total).toBe(0);
});

test("tasks of a plan come in pages, the newest first", async () => {
  for (const name of ["a", "b", "c"]) await memberTask(name);
  const body = { planId: world.plan.id, parentId: -1, size: 3 };
  const first = await server.call(listTasks, body, world.member.token);
  expect(first.data).toMatchObject({ total: 4, pages: 2, current: 1, to: 3, deleted_id: [] });
  const second = await server.call(listTasks, { ...body, current: 2 }, world.member.token);
  expect(second.data).toMatchObject({ to: 4, current: 2 });
  const ids = [...idsOf(first.data.records), ...idsOf(second.data.records)];
  expect(ids).toEqual(ids.toSorted((left, right) => right - left));
  expect(ids).not.toContain(world.subtask.id);
});

test("a task's subtasks are listed by their parent", async () => {
  const body = { parentId: world.task.id };
  const { data } = await server.call(listTasks, body, world.member.token);
  expect(idsOf(data.records)).toEqual([world.subtask.id]);
  const refused = await server.call(listTasks, body, world.outsider.token);
  expect(refused).toMatchObject({ code: -4002, reason: "taskGone" });
});

test("without a plan the list holds what I own or assist with, and nothing of others", async () => {
  const assisted = await done(server, world.leader, callOf("task.add"), {
    planId: world.plan.id,
    name: "Assisted",
    owner: [world.leader.userId],
    assist: [world.member.userId],
  });
  const { data } = await server.call(listTasks, {}, world.member.token);
  expect(idsOf(data.records)).toEqual([assisted.id, world.task.id]);
  expect((await server.call(listTasks, {}, world.outsider.token)).data.total).toBe(0);
});

test("archived tasks are in the list only when they are asked for", async () => {
  await done(server, world.leader, callOf("task.archive"), { taskId: world.task.id });
  const list = async (archived: "yes" | "no" | "all") => {
    const body = { planId: world.plan.id, parentId: -1, archived };
    return (await server.call(listTasks, body, world.member.token)).data.total;
  };
  expect([await list("yes"), await list("no"), await list("all")]).toEqual([1, 0, 1]);
  const one = { taskId: world.task.id };
  expect((await server.call(getTask, one, world.member.token)).code).toBe(200);
  const open = await server.call(getTask, { ...one, archived: "no" }, world.member.token);
  expect(open).toMatchObject({ code: -4002, data: { taskId: world.task.id } });
});

test("whoever looks among the archived tasks for one that is open is sent back", async () => {
  const body = { taskId: world.task.id, archived: "yes" as const };
  const reply = await server.call(getTask, body, world.member.token);
  expect(reply).toMatchObject({ code: -4002, data: { taskId: world.task.id, force: 1 } });
});

test("a task is read with the names of its places, and with its description", async () => {
  const one = await server.call(getTask, { taskId: world.task.id }, world.member.token);
  expect(one.data).toMatchObject({ planName: "Pier 4", columnName: "To do" });
  const content = await server.call(getTaskContent, { taskId: world.task.id }, world.member.token);
  expect(content.data).toMatchObject({ content: "<p>By noon</p>", version: 1 });
  const none = await server.call(getTaskContent, { taskId: world.subtask.id }, world.member.token);
  expect(none.data).toBeNull();
});

test("a caller who sends what the last reply gave gets what changed since, and what went", async () => {
  const kept = await memberTask("kept");
  const gone = await memberTask("gone");
  const body = { planId: world.plan.id };
  const { timerange } = (await server.call(listTasks, body, world.member.token)).data;
  await done(server, world.leader, callOf("task.remove"), [{ id: gone.id }]);
  await done(server, world.leader, callOf("task.edit"), { id: kept.id, name: "kept and renamed" });
  const { data } = await server.call(listTasks, { ...body, timerange }, world.member.token);
  expect(idsOf(data.records)).toEqual([kept.id]);
  expect(data.deleted_id).toEqual([gone.id]);
  const later = { ...body, timerange: data.timerange };
  const nothing = await server.call(listTasks, later, world.member.token);
  expect(nothing.data).toMatchObject({ records: [], deleted_id: [], timerange: data.timerange });
  const mine = await server.call(
    listTasks,
    { timerange: `,${timerange.split(",")[1]}` },
    world.member.token,
  );
  expect(mine.data.deleted_id).toEqual([gone.id]);
  const others = await server.call(listTasks, { timerange }, world.outsider.token);
  expect(others.data).toMatchObject({ records: [], deleted_id: [] });
});

test("a caller who only has a clock is told nothing too little", async () => {
  const before = await memberTask("before");
  server.clock.now += HOUR;
  const time = server.clock.now;
  server.clock.now += 1000;
  const changed = await memberTask("changed");
  const ask = async (timerange: string) => {
    const body = { planId: world.plan.id, parentId: -1, timerange };
    return (await server.call(listTasks, body, world.member.token)).data;
  };
  expect(idsOf((await ask(`${time},${time}`)).records)).toEqual([changed.id]);
  const seconds = Math.floor(time / 1000);
  expect(idsOf((await ask(`${seconds},${seconds}`)).records)).toEqual([changed.id]);
  expect(idsOf((await ask(`${time - HOUR},`)).records)).toContain(before.id);
});

test("tasks of a plan that I was taken out of are named among those that went", async () => {
  const { data } = await server.call(listTasks, {}, world.member.token);
  const body = { planId: world.plan.id, userId: [world.member.userId] };
  await done(server, world.leader, callOf("plan.removeUsers"), body);
  const after = await server.call(listTasks, { timerange: data.timerange }, world.member.token);
  expect(after.data.records).toEqual([]);
  expect(after.data.deleted_id).toEqual(expect.arrayContaining([world.task.id, world.subtask.id]));
});

test("who asks from before the log begins is sent to fetch the list anew", async () => {
  await server.parts.database.run("update space set floor = 10");
  const reply = await server.call(listTasks, { timerange: "0,5" }, world.member.token);
  expect(reply).toMatchObject({ code: 409, reason: "timerangeTooOld" });
  expect((await server.call(listTasks, { timerange: "5,0" }, world.member.token)).code).toBe(200);
  await server.parts.database.run("update space set floor = 0");
});

test("a plan tells its people and its tasks in numbers", async () => {
  const finished = await memberTask("finished");
  await done(server, world.member, callOf("task.edit"), {
    id: finished.id,
    completeTime: server.clock.now,
  });
  await done(server, world.leader, callOf("task.addSubtask"), {
    taskId: world.task.id,
    name: "counts not",
  });
  const { data } = await server.call(getPlan, { planId: world.plan.id }, world.member.token);
  expect(data).toMatchObject({
    owner: 0,
    ownerUserId: world.leader.userId,
    userIdList: [world.leader.userId, world.member.userId],
    taskNum: 2,
    taskComplete: 1,
    taskPercent: 50,
    taskMyNum: 2,
    taskMyComplete: 1,
    taskMyPercent: 50,
  });
  const list = await server.call(listPlans, {}, world.leader.token);
  expect(list.data).toMatchObject({ total: 1, current: 1 });
  expect(list.data.records[0]).toMatchObject({ id: world.plan.id, owner: 1, taskMyNum: 0 });
  const columns = await server.call(listColumns, { planId: world.plan.id }, world.member.token);
  expect(columns.data.map((column) => column.name)).toEqual(["To do", "Done", "Later"]);
});

test("plans of others are in nobody's list", async () => {
  expect((await server.call(listPlans, {}, world.outsider.token)).data.records).toEqual([]);
  expect((await server.call(listPlanNames, {}, world.outsider.token)).data).toEqual([]);
});

test("the plan list is narrowed down, and says of people and tasks what is wanted", async () => {
  const list = async (body: object) =>
    (await server.call(listPlans, body, world.member.token)).data.records;
  const { id } = await memberTask("finished");
  const completeTime = server.clock.now;
  await done(server, world.member, callOf("task.edit"), { id, completeTime });
  expect(await list({ keys: { name: "no such" } })).toEqual([]);
  expect(await list({ keys: { name: "%" } })).toEqual([]);
  expect(await list({ type: "personal" })).toEqual([]);
  const name = world.plan.name.slice(1).toUpperCase();
  const [wanted] = await list({ type: "team", keys: { name }, getStatistics: "yes" });
  expect(wanted).toMatchObject({ id: world.plan.id, taskNum: 2, userIdList: expect.anything() });
  expect(wanted?.taskUserNum).toEqual([
    { userId: world.member.userId, taskNum: 2, taskComplete: 1 },
  ]);
  const [bare] = await list({ getUserId: "no", getStatistics: "no" });
  expect(bare).toMatchObject({ id: world.plan.id, ownerUserId: world.leader.userId });
  for (const field of ["userIdList", "taskNum", "taskMyPercent", "taskUserNum"])
    expect(bare).not.toHaveProperty(field);
});

test("archived plans are in the list only when they are asked for", async () => {
  await done(server, world.leader, callOf("plan.archive"), { planId: world.plan.id });
  const total = async (archived: "yes" | "no" | "all") =>
    (await server.call(listPlans, { archived }, world.member.token)).data.total;
  expect([await total("yes"), await total("no"), await total("all")]).toEqual([1, 0, 1]);
});

test("the plan list tells of plans that went, or that I was taken out of", async () => {
  const { timerange } = (await server.call(listPlans, {}, world.member.token)).data;
  const before = await server.call(listPlans, { timerange }, world.member.token);
  expect(before.data).toMatchObject({ records: [], deleted_id: [] });
  const { planId, userId } = { planId: world.plan.id, userId: [world.member.userId] };
  await done(server, world.leader, callOf("plan.removeUsers"), { planId, userId });
  const out = await server.call(listPlans, { timerange }, world.member.token);
  expect(out.data.deleted_id).toEqual([planId]);
  await done(server, world.leader, callOf("plan.remove"), { planId });
  const gone = await server.call(listPlans, { timerange }, world.leader.token);
  expect(gone.data.deleted_id).toEqual([planId]);
});

test("priorities and column templates are named in the caller's language", async () => {
  const zh = { language: "zh" };
  const priorities = await server.call(listPriorities, {}, world.member.token, zh);
  expect(priorities.data[0]).toEqual({
    priority: 1,
    name: "重要且紧急",
    color: "red",
    days: 1,
  });
  const templates = await server.call(listColumnTemplates, {}, world.member.token);
  expect(templates.data[0]).toEqual({ name: "Blank", columns: [] });
  expect(templates.data).toHaveLength(5);
  expect(templates.data[1]?.columns).toContain("Under way");
});
