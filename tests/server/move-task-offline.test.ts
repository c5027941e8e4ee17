import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeNext } from "#client/data/outbox/take-next.ts";
import { readBoard } from "#client/data/queries/board.ts";
import { readMessages } from "#client/data/queries/messages.ts";
import { listColumns } from "#contract/calls/plan.ts";
import { callOf } from "#contract/command-calls.ts";
import { planScope } from "#domain/scope.ts";
import { CoreBrowser } from "./make/core-browser.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** Two plans of the leader's, with the member in the first one, and the leader's browser. */
async function open() {
  const world = await makeWorld(server);
  const there = await done(server, world.leader, callOf("plan.add"), {
    name: "Pier 5",
    columns: ["New"],
  });
  const [column] = await done(server, world.leader, listColumns, { planId: there.id });
  const columnId = column?.id ?? 0;
  const browser = await CoreBrowser.open(server, world.leader);
  const move = { taskId: world.task.id, planId: there.id, columnId };
  return { ...world, there, columnId, browser, move };
}

/** Nothing waits, nothing is dirty, and the rows are those that a new browser of the person is given. */
async function checkSettled(browser: CoreBrowser, { userId }: Someone, told = 0): Promise<void> {
  await browser.settle();
  const { outbox, shadow, attention } = browser.database;
  expect(await Promise.all([outbox.count(), shadow.count()])).toEqual([0, 0]);
  expect(await attention.count()).toBe(told);
  const fresh = await CoreBrowser.open(server, await addBrowser(server, userId));
  await browser.pull();
  const { message: cached, ...mine } = await browser.rows();
  const { message: given, ...theirs } = await fresh.rows();
  expect(mine).toEqual(theirs);
  // Whoever was there before may hold more of the messages.
  expect(given.filter((row) => !cached.includes(row))).toEqual([]);
}

test("without a line a task stands in the other plan at once, and all that is done to it there arrives", async () => {
  const { browser, leader, plan, there, task, taskDialog, message, move } = await open();
  await browser.run("task.move", move);
  await browser.run("task.edit", { id: task.id, name: "Pour it there" });
  await browser.run("message.sendText", { dialogId: taskDialog.id, text: "It is here now" });
  await browser.run("message.edit", { msgId: message.id, text: "Ready then?" });
  await browser.run("task.addSubtask", { taskId: task.id, name: "Sweep" });
  const names = async (planId: number) => {
    const board = await readBoard(browser.database, planId);
    return board.flatMap(({ cards }) => cards.map((card) => [card.task.name, card.subNum]));
  };
  expect(await names(there.id)).toEqual([["Pour it there", 2]]);
  expect(await names(plan.id)).toEqual([]);
  const chat = await readMessages(browser.database, taskDialog.id, 10);
  expect(chat.messages.map((view) => view.message.msg.text)).toEqual([
    "Ready then?",
    "It is here now",
  ]);
  const lanes = await browser.database.outbox.orderBy("n").toArray();
  expect(lanes.map((entry) => entry.lane)).toEqual([
    planScope(plan.id),
    ...Array.from({ length: 4 }, () => planScope(there.id)),
  ]);
  await checkSettled(browser, leader);
  expect(await names(there.id)).toEqual([["Pour it there", 2]]);
});

test("what is done in either plan after a move waits while the move has to wait, and nothing else does", async () => {
  const { browser, leader, plan, there, task, group, move } = await open();
  await browser.run("task.add", { planId: there.id, name: "Before" });
  await browser.run("task.move", move);
  await browser.run("task.edit", { id: task.id, name: "After, there" });
  await browser.run("task.add", { planId: plan.id, name: "After, here" });
  await browser.run("message.sendText", { dialogId: group.id, text: "Elsewhere" });
  const { outbox } = browser.database;
  const { now } = server.clock;
  await outbox
    .where("n")
    .equals(2)
    .modify({ notBefore: now + 10_000, attempts: 1 });
  const sendable = async (time: number) => {
    const taken = await takeNext(browser.database, 1, { most: 50, now: time, onlySent: false });
    return taken.entries.map((entry) => entry.n);
  };
  expect(await sendable(now)).toEqual([1, 5]);
  await outbox.where("n").equals(2).modify({ notBefore: 0, attempts: 0 });
  await outbox
    .where("n")
    .equals(1)
    .modify({ notBefore: now + 10_000, attempts: 1 });
  expect(await sendable(now)).toEqual([5]);
  server.clock.now += 20_000;
  await checkSettled(browser, leader);
});

test("edits are never made one across a move that stands in their lane too", async () => {
  const { browser, there, columnId, move } = await open();
  const column = (name: string) => browser.run("column.edit", { id: columnId, name });
  await column("First");
  await column("Second");
  await browser.run("task.move", move);
  await column("Third");
  const waiting = await browser.database.outbox.orderBy("n").toArray();
  expect(waiting.map((entry) => entry.command)).toEqual([
    "column.edit",
    "task.move",
    "column.edit",
  ]);
  expect(waiting[0]?.lane).toBe(planScope(there.id));
});

test("a move that is refused puts the task back where it was, and what was done to it later is done there", async () => {
  const { browser, leader, plan, columnId, task, move } = await open();
  await browser.run("task.move", move);
  await browser.run("task.edit", { id: task.id, name: "Named meanwhile" });
  await done(server, leader, callOf("column.remove"), { id: columnId });
  await checkSettled(browser, leader, 1);
  const [told] = await browser.database.attention.toArray();
  expect(told).toMatchObject({ command: "task.move", refusal: { reason: "column.gone" } });
  const row = await browser.database.task.get(task.id);
  expect(row).toMatchObject({ planId: plan.id, name: "Named meanwhile" });
});

test("what somebody wrote into a chat while it moved is in it, wherever they hear of the move", async () => {
  const { leader, there, taskDialog, message, move } = await open();
  const both = await addSomeone(server, `Both${there.id}`);
  for (const planId of [move.planId, taskDialog.planId]) {
    await done(server, leader, callOf("plan.invite"), { planId, userId: [both.userId] });
  }
  const browser = await CoreBrowser.open(server, both);
  const dialogId = taskDialog.id;
  for (let n = 0; n < 30; n += 1) {
    await done(server, leader, callOf("message.sendText"), { dialogId, text: `Message ${n}` });
  }
  await browser.run("message.sendText", { dialogId, text: "Still here" });
  await browser.run("message.setEmoji", { msgId: message.id, symbol: "👍" });
  await done(server, leader, callOf("task.move"), move);
  await browser.pull();
  const chat = await readMessages(browser.database, dialogId, 50);
  expect(chat.messages.at(-1)).toMatchObject({ pending: true, message: { planId: there.id } });
  await checkSettled(browser, both);
});

test("who is not in the other plan loses the task, and is told what could not be done to it", async () => {
  const { leader, member, task, taskDialog, move } = await open();
  const browser = await CoreBrowser.open(server, member);
  await browser.run("task.edit", { id: task.id, name: "Mine" });
  await browser.run("message.sendText", { dialogId: taskDialog.id, text: "Mine too" });
  await done(server, leader, callOf("task.move"), move);
  await browser.pull();
  expect(await browser.database.task.get(task.id)).toBeUndefined();
  await checkSettled(browser, member, 2);
  expect(await browser.database.message.toArray()).toEqual([]);
});
