import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import type { CheckItem } from "#domain/checklist/check-item.ts";
import type { File } from "#domain/file/file.ts";
import { REPEAT_CATCH_UP_MAX } from "#domain/task/repeat/repeat-limits.ts";
import type { RepeatRule } from "#domain/task/repeat/repeat-rule.ts";
import type { Task } from "#domain/task/task.ts";
import { repeatTasks } from "#server/jobs/repeat-tasks.ts";
import { tableOf } from "#server/tables/registry.ts";
import { openSecondServer } from "./make/second-server.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { bringContent, bytesOf, hashOf, readContent } from "./make/uploads.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const daily: RepeatRule = {
  unit: "day",
  every: 1,
  weekdays: [],
  month: 0,
  monthDay: 0,
  after: "start",
  endTime: 0,
  endCount: 0,
  timeZone: "Asia/Shanghai",
};

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
});
afterAll(async () => server.close());

/** A task that begins in an hour and repeats. */
async function makeRepeating(world: World, rule: Partial<RepeatRule> = {}) {
  const start = Math.ceil(server.clock.now / MINUTE) * MINUTE + HOUR;
  const task = await done(server, world.leader, callOf("task.edit"), {
    id: world.task.id,
    times: [start, start + 8 * HOUR],
    repeat: { ...daily, ...rule },
    repeatWas: 0,
  });
  return { task, start };
}

/** All tasks of the name, the oldest first. */
async function tasksOf({ plan, task }: World): Promise<Task[]> {
  const rows = await tableOf("task").list(server.parts.database, { planId: plan.id });
  const same = rows.filter(({ parentId, name }) => parentId === 0 && name === task.name);
  return same.toSorted((left, right) => left.startTime - right.startTime);
}

async function look(): Promise<void> {
  await repeatTasks(server.parts);
}

test("the next one comes at its time and not before, whether this one is done or not", async () => {
  const world = await makeWorld(server);
  const { start } = await makeRepeating(world);
  server.clock.now = start + DAY - 1;
  await look();
  expect(await tasksOf(world)).toHaveLength(1);
  server.clock.now = start + DAY;
  await look();
  const [first, second, ...more] = await tasksOf(world);
  expect(more).toEqual([]);
  expect(first?.repeat).toBeNull();
  expect(second).toMatchObject({
    startTime: start + DAY,
    endTime: start + DAY + 8 * HOUR,
    repeat: { number: 2, nextTime: start + 2 * DAY, userId: world.leader.userId },
  });
});

test("three days without a server are made up for, by two servers at once, each task once", async () => {
  const world = await makeWorld(server);
  const { start } = await makeRepeating(world);
  server.clock.now = start + 3 * DAY + HOUR;
  const second = await openSecondServer(server);
  const neighbour = { ...server.parts, database: second.database };
  await Promise.all([look(), repeatTasks(neighbour), look(), repeatTasks(neighbour)]);
  await second.close();
  const tasks = await tasksOf(world);
  expect(tasks.map(({ startTime }) => startTime)).toEqual(
    [0, 1, 2, 3].map((day) => start + day * DAY),
  );
  expect(tasks.map(({ repeat }) => repeat?.number)).toEqual([undefined, undefined, undefined, 4]);
  await look();
  expect(await tasksOf(world)).toHaveLength(4);
});

test("a server that ends in the middle leaves nothing half made, and the others make what is left", async () => {
  const world = await makeWorld(server);
  const { start } = await makeRepeating(world);
  await done(server, world.leader, callOf("task.addSubtask"), {
    taskId: world.task.id,
    name: "Oil the forms",
  });
  server.clock.now = start + 4 * DAY + HOUR;
  const second = await openSecondServer(server);
  const neighbour = { ...server.parts, database: second.database };
  // Its connection breaks behind the third task.
  await repeatTasks({ ...neighbour, database: second.dyingAfter(2) });
  expect(await tasksOf(world)).toHaveLength(3);
  await Promise.all([look(), repeatTasks(neighbour), look(), repeatTasks(neighbour)]);
  await second.close();
  const tasks = await tasksOf(world);
  expect(tasks.map(({ startTime }) => startTime)).toEqual(
    [0, 1, 2, 3, 4].map((day) => start + day * DAY),
  );
  const rows = await tableOf("task").list(server.parts.database, { planId: world.plan.id });
  const subtasks = tasks.map(({ id }) => rows.filter(({ parentId }) => parentId === id));
  expect(new Set(subtasks.map((below) => below.length)).size).toBe(1);
});

test("its id follows from the rule and its number", async () => {
  const world = await makeWorld(server);
  const { start } = await makeRepeating(world);
  server.clock.now = start + 2 * DAY;
  await look();
  const [, second, third] = await tasksOf(world);
  const range = third?.repeat?.range ?? 0;
  expect(range).toBeGreaterThan(0);
  expect((third?.id ?? 0) - (second?.id ?? 0)).toBe(1_024);
  expect(Math.floor((third?.id ?? 0) / 2 ** 24)).toBe(range);
});

test("after a long time the newest come, and the count goes on as if all had come", async () => {
  const world = await makeWorld(server);
  const { start } = await makeRepeating(world);
  server.clock.now = start + 200 * DAY;
  await look();
  const tasks = await tasksOf(world);
  expect(tasks).toHaveLength(1 + REPEAT_CATCH_UP_MAX);
  expect(tasks.at(-1)).toMatchObject({ startTime: start + 200 * DAY, repeat: { number: 201 } });
});

test("subtasks, tags, checklist, description, people and files come along, as they were planned", async () => {
  const world = await makeWorld(server);
  const { leader, member, task, subtask, tag, checkItem, taskDialog } = world;
  await done(server, leader, callOf("task.edit"), {
    id: task.id,
    addTag: [tag.id],
    color: "blue",
    priority: 2,
  });
  const bytes = bytesOf(3_000, 9);
  const sent = {
    dialogId: taskDialog.id,
    name: "Pour.bin",
    size: 3_000,
    md5: hashOf("md5", bytes),
  };
  const { file } = await done(server, leader, callOf("message.sendFile"), sent);
  await bringContent(server, leader, file.id, bytes);
  const awaited = { ...sent, name: "Later.bin", size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  await done(server, leader, callOf("message.sendFile"), awaited);
  const { start } = await makeRepeating(world);
  await done(server, leader, callOf("task.edit"), {
    id: subtask.id,
    addOwner: [member.userId],
    times: [start + HOUR, start + 2 * HOUR],
  });
  await done(server, leader, callOf("checkItem.edit"), { id: checkItem.id, done: 1 });
  await done(server, member, callOf("task.edit"), { id: subtask.id, completeTime: start });
  await done(server, member, callOf("task.edit"), { id: task.id, completeTime: start });
  server.clock.now = start + DAY;
  await look();
  const [, born] = await tasksOf(world);
  if (!born) throw new Error("Nothing came");
  expect(born).toMatchObject({
    completeTime: 0,
    tagIds: [tag.id],
    color: "blue",
    priority: 2,
    taskUser: [{ userId: member.userId, owner: 1 }],
    checkNum: 1,
    checkDone: 0,
    fileNum: 1,
    msgNum: 0,
  });
  const { database } = server.parts;
  const [child, ...others] = await tableOf("task").list(database, { parentId: born.id });
  expect(others).toEqual([]);
  expect(child).toMatchObject({
    name: subtask.name,
    completeTime: 0,
    startTime: start + DAY + HOUR,
    endTime: start + DAY + 2 * HOUR,
    taskUser: [{ userId: member.userId, owner: 1 }],
  });
  const lines: CheckItem[] = await tableOf("checkItem").list(database, { taskId: born.id });
  expect(lines.map(({ name, done: ticked }) => [name, ticked])).toEqual([[checkItem.name, 0]]);
  expect((await tableOf("taskContent").get(database, born.id))?.content).toBe("<p>By noon</p>");
  const files: File[] = await tableOf("file").list(database, { taskId: born.id });
  expect(files.map(({ name, dialogId }) => [name, dialogId])).toEqual([
    ["Pour.bin", born.dialogId],
  ]);
  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  const address = contentAddress(files[0]?.id ?? 0, "whole");
  expect((await readContent(server, address, { token: member.token })).bytes.equals(bytes)).toBe(
    true,
  );
  expect((await readContent(server, address, { token: world.outsider.token })).status).not.toBe(
    200,
  );
});

test("reckoned from completion it comes after the task was done, and once however often it was opened again", async () => {
  const world = await makeWorld(server);
  const { start } = await makeRepeating(world, { every: 3, after: "completion" });
  server.clock.now = start + 30 * DAY;
  await look();
  expect(await tasksOf(world)).toHaveLength(1);
  const set = async (completeTime: number) => {
    const [{ id }] = [world.subtask];
    await done(server, world.leader, callOf("task.edit"), { id, completeTime });
    await done(server, world.leader, callOf("task.edit"), { id: world.task.id, completeTime });
  };
  await set(server.clock.now);
  server.clock.now += DAY;
  await done(server, world.leader, callOf("task.edit"), { id: world.task.id, completeTime: 0 });
  await done(server, world.leader, callOf("task.edit"), {
    id: world.task.id,
    completeTime: server.clock.now,
  });
  server.clock.now = start + 34 * DAY - 1;
  await look();
  expect(await tasksOf(world)).toHaveLength(1);
  server.clock.now = start + 34 * DAY;
  await look();
  await look();
  const tasks = await tasksOf(world);
  expect(tasks.map(({ startTime }) => startTime)).toEqual([start, start + 34 * DAY]);
});

test("a rule ends by its count, and an archived plan makes none and makes up for none", async () => {
  const counted = await makeWorld(server);
  const { start } = await makeRepeating(counted, { endCount: 2 });
  const world = await makeWorld(server);
  await makeRepeating(world);
  const archive = async (type: "add" | "recovery") =>
    done(server, world.leader, callOf("plan.archive"), { planId: world.plan.id, type });
  await archive("add");
  server.clock.now = start + 5 * DAY;
  await look();
  expect((await tasksOf(counted)).map(({ repeat }) => repeat)).toEqual([null, null]);
  expect(await tasksOf(world)).toHaveLength(1);
  await archive("recovery");
  await look();
  expect(await tasksOf(world)).toHaveLength(1);
  server.clock.now = start + 6 * DAY;
  await look();
  expect((await tasksOf(world)).at(-1)).toMatchObject({ startTime: start + 6 * DAY });
});

test("the next one begins in the column in which the rule was made, and people who have left stay out", async () => {
  const world = await makeWorld(server);
  const { leader, member, column, plan, task } = world;
  const { start } = await makeRepeating(world);
  await done(server, leader, callOf("task.move"), {
    taskId: task.id,
    planId: plan.id,
    columnId: column.id,
  });
  await done(server, member, callOf("plan.exit"), { planId: plan.id });
  server.clock.now = start + DAY;
  await look();
  const [, born] = await tasksOf(world);
  expect(born).toMatchObject({ columnId: task.columnId, taskUser: [] });
});

test("what somebody who has left let repeat goes on in the name of whose plan it is", async () => {
  const world = await makeWorld(server);
  const { leader, member, plan, task } = world;
  const start = Math.ceil(server.clock.now / MINUTE) * MINUTE + HOUR;
  const times = [start, start + 8 * HOUR] as const;
  await done(server, member, callOf("task.edit"), {
    id: task.id,
    times: [...times],
    repeat: daily,
    repeatWas: 0,
  });
  server.clock.now = start + DAY;
  await look();
  expect((await tasksOf(world)).map(({ userId }) => userId)).toEqual([task.userId, member.userId]);
  await done(server, member, callOf("plan.exit"), { planId: plan.id });
  server.clock.now = start + 2 * DAY;
  await look();
  const newest = (await tasksOf(world)).at(-1);
  expect(newest).toMatchObject({ userId: leader.userId, repeat: { userId: leader.userId } });
});
