import { beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { takeFence } from "../database/fence.ts";
import { discardWaiting } from "./discard.ts";
import { takeNext } from "./take-next.ts";

const world = makeCompany();
const { plan, columns } = makePlan(world, "Tower");
const [planned, finished] = columns;
const task = makeTask(world, plan, { name: "Roof" });
const other = makeTask(world, plan, { name: "Wall" });
let now: number;
let database: LocalDatabase;
let count = 0;

async function run<Name extends CommandName>(name: Name, args: ArgumentsOf<Name>): Promise<void> {
  now += 1_000;
  const result = await runCommand(database, name, args, now);
  expect(result.ok).toBe(true);
}

const drag = (id: number, columnId: number, rank: string) =>
  run("plan.sort", { planId: plan.id, tasks: [{ id, columnId, rank }] });

const waiting = () => database.outbox.orderBy("n").toArray();

beforeEach(async () => {
  count += 1;
  now = 1_800_000_000_000;
  database = await openBrowserOf(world, LEADER, `merge-${count}`);
});

describe("things done one after the other before any was sent", () => {
  it("become one: ten drags of a card are sent as its last place", async () => {
    for (let step = 0; step < 10; step += 1) await drag(task.id, finished.id, `a${step}`);
    const entries = await waiting();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ n: 1, at: now, args: { tasks: [{ rank: "a9" }] } });
    expect(await database.task.get(task.id)).toMatchObject({ columnId: finished.id, rank: "a9" });
  });

  it("become one also for fields of a task, of which the last word counts", async () => {
    await run("task.edit", { id: task.id, name: "Roof o" });
    await run("task.edit", { id: task.id, name: "Roof over", color: "blue" });
    await run("task.edit", { id: task.id, priority: 2 });
    const entries = await waiting();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.args).toMatchObject({ name: "Roof over", color: "blue", priority: 2 });
  });

  it("leave a text at the version that follows the server's", async () => {
    await run("task.edit", { id: task.id, content: "<p>a</p>", contentVersion: 0 });
    await run("task.edit", { id: task.id, content: "<p>ab</p>", contentVersion: 1 });
    await run("task.edit", { id: task.id, content: "<p>abc</p>", contentVersion: 1 });
    expect(await waiting()).toHaveLength(1);
    expect(await database.taskContent.get(task.id)).toMatchObject({
      content: "<p>abc</p>",
      version: 1,
    });
  });

  it("stay two when the first is on its way", async () => {
    await drag(task.id, finished.id, "a1");
    await takeNext(database, await takeFence(database), { most: 50, now, onlySent: false });
    await drag(task.id, planned.id, "a2");
    await drag(task.id, planned.id, "a3");
    expect((await waiting()).map((entry) => entry.args)).toMatchObject([
      { tasks: [{ rank: "a1" }] },
      { tasks: [{ rank: "a3" }] },
    ]);
  });

  it("stay two when something else of the lane stands between them", async () => {
    await drag(task.id, finished.id, "a1");
    await drag(other.id, finished.id, "a2");
    await drag(task.id, finished.id, "a3");
    expect(await waiting()).toHaveLength(3);
  });

  it("stay two when they cannot be done as one: there and back again", async () => {
    const move = (columnId: number) =>
      run("task.move", { taskId: task.id, planId: plan.id, columnId });
    await move(finished.id);
    await move(planned.id);
    expect(await waiting()).toHaveLength(2);
    expect((await database.task.get(task.id))?.columnId).toBe(planned.id);
  });

  it("are undone as one", async () => {
    const before = await database.task.get(task.id);
    await drag(task.id, finished.id, "a1");
    await drag(task.id, finished.id, "a2");
    await discardWaiting(database, 1, now);
    expect(await database.task.get(task.id)).toEqual(before);
    expect(await database.shadow.count()).toBe(0);
  });

  it("keep the base of rows that only the first has touched", async () => {
    await drag(task.id, finished.id, "a1");
    await drag(task.id, finished.id, "a2");
    const shadows = await database.shadow.toArray();
    const names = new Set((await waiting()).flatMap((entry) => entry.touched));
    expect(new Set(shadows.map(({ table, key }) => `${table}/${key}`))).toEqual(names);
  });
});
