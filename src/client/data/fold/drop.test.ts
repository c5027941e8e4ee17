import { beforeEach, expect, test } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { accessId } from "#domain/user/access.ts";
import { planScope } from "#domain/scope.ts";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { applyServer } from "./apply-server.ts";

const world = makeCompany();
const here = makePlan(world, "Tower").plan;
const there = makePlan(world, "Bridge");
const content = "<p>Twelve bolts</p>";
const task = makeTask(world, here, { name: "Roof", content });
const chat = world.does(LEADER, "task.openDialog", { taskId: task.id });
world.does(LEADER, "dialog.draft", { dialogId: chat.id, text: "Bring the long bolts" });
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
  await cacheMessages(database, chat.id, [1, 3]);
  const args = { taskId: task.id, planId: there.plan.id, columnId: there.columns[0].id };
  const moved = await runCommand(database, "task.move", args, world.now);
  expect(moved).toMatchObject({ ok: true });
});

/** The server takes a plan away from the person. */
async function lose(planId: number): Promise<void> {
  const gone = { access: [accessId(LEADER, planScope(planId))] };
  const nothing = { rows: {}, windows: [], reset: false };
  await applyServer(database, { ...nothing, gone, epoch: "one", head: 7 }, 1);
}

test("what waits to be moved into a plan that is lost stays where the server has it", async () => {
  await lose(there.plan.id);
  expect(await database.task.get(task.id)).toMatchObject({ planId: here.id, name: "Roof" });
  expect(await database.taskContent.get(task.id)).toMatchObject({ planId: here.id, content });
  expect(await database.message.where("dialogId").equals(chat.id).count()).toBe(3);
});

test("what waits to be moved out of a plan that is lost goes with it, its chat too", async () => {
  await lose(here.id);
  expect(await database.task.get(task.id)).toBeUndefined();
  expect(await database.taskContent.get(task.id)).toBeUndefined();
  expect(await database.dialog.get(chat.id)).toBeUndefined();
  expect(await database.message.toCollection().count()).toBe(0);
});

test("what somebody has begun to write in a chat stays theirs where they lose sight of it", async () => {
  await lose(here.id);
  expect(await database.dialog.get(chat.id)).toBeUndefined();
  expect(await database.dialogDraft.toArray()).toMatchObject([{ text: "Bring the long bolts" }]);
});

test("messages whose chat went before it came go with the plan all the same", async () => {
  const [unseen, other] = [987, 988];
  await cacheMessages(database, unseen, [1, 2]);
  await cacheMessages(database, other, [1, 1]);
  const ofUnseen = database.message.where("dialogId").equals(unseen);
  await ofUnseen.modify({ scope: planScope(here.id) });
  await lose(here.id);
  expect(await database.message.toArray()).toMatchObject([{ dialogId: other }]);
  expect(await database.stream.get(["message", unseen])).toBeUndefined();
});

let head = 7;
/** The server tells of rows that are there, or gone. */
async function hear(news: {
  rows?: Record<string, readonly object[]>;
  gone?: Record<string, readonly number[]>;
}): Promise<void> {
  head += 1;
  const nothing = { rows: {}, gone: {}, windows: [], reset: false, epoch: "one" };
  await applyServer(database, { ...nothing, ...news, head }, 1);
}
const workedOn = (taskId: number) => ({
  id: 4_711,
  taskId,
  planId: there.plan.id,
  userId: LEADER,
  startTime: 1,
  minutes: 30,
  note: "",
  timed: 0,
  createTime: 1,
  updateTime: 1,
});

test("what came below a task that somebody here has deleted goes with it", async () => {
  const [column] = there.columns;
  const roof = makeTask(world, there.plan, { name: "Gate", columnId: column.id });
  const part = { ...roof, id: 4_712, dialogId: 0, parentId: roof.id };
  await hear({ rows: { task: [roof] } });
  const removed = await runCommand(database, "task.remove", [{ id: roof.id }], world.now);
  expect(removed.ok).toBe(true);
  await hear({ rows: { task: [part], timeEntry: [workedOn(roof.id)] } });
  await hear({ gone: { task: [roof.id] } });
  expect(await database.task.get(part.id)).toBeUndefined();
  expect(await database.timeEntry.toArray()).toEqual([]);
});

test("time on a subtask goes with the task above it, and with one that never came", async () => {
  const [column] = there.columns;
  const roof = makeTask(world, there.plan, { name: "Fence", columnId: column.id });
  const part = { ...roof, id: 4_713, dialogId: 0, parentId: roof.id };
  await hear({ rows: { task: [roof, part], timeEntry: [workedOn(part.id)] } });
  await hear({ gone: { task: [roof.id] } });
  expect(await database.timeEntry.toArray()).toEqual([]);
  await hear({ rows: { timeEntry: [workedOn(4_714)] } });
  await hear({ gone: { task: [4_714] } });
  expect(await database.timeEntry.toArray()).toEqual([]);
});
