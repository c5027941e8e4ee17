import { beforeEach, expect, test } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import {
  discardAttention,
  discardWaiting,
  putBackAttention,
  putBackWaiting,
  takeBack,
} from "./discard.ts";

const world = makeCompany();
const { plan } = makePlan(world, "Tower");
const task = makeTask(world, plan, { name: "Roof" });
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
});

const nameOf = async () => (await database.task.get(task.id))?.name;

test("what was discarded and put back stands where it was, under its number, and shows again", async () => {
  await runCommand(database, "task.edit", { id: task.id, name: "Roof, west" }, world.now);
  await runCommand(database, "plan.edit", { id: plan.id, name: "Tower B" }, world.now);
  const before = await database.outbox.orderBy("n").toArray();
  const [edit] = before;
  await discardWaiting(database, edit?.n ?? 0, world.now);
  expect(await nameOf()).toBe("Roof");
  await putBackWaiting(database, edit!);
  expect(await nameOf()).toBe("Roof, west");
  expect(await database.outbox.orderBy("n").toArray()).toEqual(before);
  expect(await database.history.toArray()).toEqual([]);
});

test("what can be taken back is gone without a trace, until it has been on its way", async () => {
  const until = world.now + 10_000;
  const rename = () =>
    runCommand(database, "task.edit", { id: task.id, name: "Roof, east" }, world.now, until);
  await rename();
  expect(await nameOf()).toBe("Roof, east");
  expect(await takeBack(database, "task.edit", until + 1)).toBe(false);
  expect(await takeBack(database, "task.edit", until)).toBe(true);
  expect(await nameOf()).toBe("Roof");
  expect([await database.outbox.count(), await database.history.count()]).toEqual([0, 0]);
  await rename();
  await database.outbox.toCollection().modify({ sent: true });
  expect(await takeBack(database, "task.edit", until)).toBe(false);
  expect(await nameOf()).toBe("Roof, east");
});

test("what nobody discarded is not put back", async () => {
  await runCommand(database, "task.edit", { id: task.id, name: "Roof, west" }, world.now);
  const [edit] = await database.outbox.toArray();
  await database.outbox.clear();
  await putBackWaiting(database, edit!);
  expect(await database.outbox.count()).toBe(0);
});

test("what could not be done comes back to the tray as it was", async () => {
  const refusal = { code: 403, reason: "task.peopleOnly" };
  const told = { n: 7, command: "task.edit", args: { id: task.id }, at: 1, refusal } as const;
  const id = await database.attention.add(told);
  await discardAttention(database, id, world.now);
  expect(await database.attention.count()).toBe(0);
  await putBackAttention(database, { ...told, id });
  expect(await database.attention.toArray()).toEqual([{ ...told, id }]);
  expect(await database.history.count()).toBe(0);
});
