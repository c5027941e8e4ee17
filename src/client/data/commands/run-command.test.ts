import { beforeEach, expect, test } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { holdTables } from "#tests/make/hold-tables.ts";
import { contentOf, openBrowserOf } from "#tests/make/local-browser.ts";
import { roundTripsOf } from "#tests/make/round-trips.ts";
import { LEADER, makeCompany, makeGroup, makePlan, makeTask } from "#tests/make/site.ts";
import { runCommand } from "./run-command.ts";

const world = makeCompany();
const { plan, columns } = makePlan(world);
const task = makeTask(world, plan);
const group = makeGroup(world);
const to = (columnId: number) => ({ taskId: task.id, planId: plan.id, columnId });
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
});

const move = (columnId: number) => runCommand(database, "task.move", to(columnId), 1);
const [, done] = columns;

test("rows and outbox are written together or not at all, also once it is known what a command uses", async () => {
  const fail = () => {
    throw new Error("The disk is gone");
  };
  for (const goal of [done.id, task.columnId]) {
    const before = await contentOf(database);
    database.outbox.hook("creating", fail);
    await expect(move(goal)).rejects.toThrow("The disk is gone");
    database.outbox.hook("creating").unsubscribe(fail);
    expect(await contentOf(database)).toEqual(before);
    expect(await move(goal)).toMatchObject({ ok: true });
    await database.outbox.toCollection().modify({ sent: true });
  }
});

test("a click does not wait for whoever holds rows that it does not use", async () => {
  const say = () =>
    runCommand(database, "message.sendText", { dialogId: group.id, text: "Here" }, 1);
  await say();
  const held = holdTables(database, "column", "taskContent");
  expect(await say()).toMatchObject({ ok: true });
  held.letGo();
});

test("what a command reads is asked for at once, as far as it was seen to read it", async () => {
  await move(done.id);
  await database.outbox.toCollection().modify({ sent: true });
  // What it names and reads, the end of the column, the subtasks, the outbox, the bases, and what is written.
  expect(await roundTripsOf(() => move(task.columnId))).toBeLessThanOrEqual(6);
});

test("a command that turns out to need other rows than the last time gets them", async () => {
  await runCommand(database, "task.edit", { id: task.id, name: "Set out anew" }, 1);
  const edited = { id: task.id, content: "<p>By the level</p>", contentVersion: 0 };
  expect(await runCommand(database, "task.edit", edited, 2)).toMatchObject({ ok: true });
  expect(await database.taskContent.get(task.id)).toMatchObject({ content: "<p>By the level</p>" });
});
