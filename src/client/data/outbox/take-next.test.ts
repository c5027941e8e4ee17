import { beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { FencedError, takeFence } from "../database/fence.ts";
import { releaseLanes, takeNext, UNDO_WITHIN } from "./take-next.ts";

const NOW = 1_800_000_000_000;
const world = makeCompany();
const tower = makePlan(world, "Tower").plan;
const bridge = makePlan(world, "Bridge").plan;
let database: LocalDatabase;
let fence: number;
let count = 0;

const addTask = (planId: number, name: string) =>
  runCommand(database, "task.add", { planId, name }, NOW);

const taking = (change: Partial<Parameters<typeof takeNext>[2]> = {}) =>
  takeNext(database, fence, { most: 50, now: NOW, onlySent: false, ...change });

const numbers = async (change?: Parameters<typeof taking>[0]) =>
  (await taking(change)).entries.map((entry) => entry.n);

beforeEach(async () => {
  count += 1;
  database = await openBrowserOf(world, LEADER, `take-next-${count}`);
  fence = await takeFence(database);
});

describe("what is sent next", () => {
  it("is everything that waits, in the order in which it was done", async () => {
    await addTask(tower.id, "a");
    await addTask(bridge.id, "b");
    await addTask(tower.id, "c");
    expect(await numbers()).toEqual([1, 2, 3]);
    expect(await numbers({ most: 2 })).toEqual([1, 2]);
  });

  it("leaves out a lane that rests, and nothing of the other lanes", async () => {
    await addTask(tower.id, "a");
    await addTask(bridge.id, "b");
    await addTask(tower.id, "c");
    await database.outbox.update(1, { attempts: 1, notBefore: NOW + 5_000 });
    expect(await taking()).toMatchObject({ entries: [{ n: 2 }], wait: 5_000 });
    // Its first entry alone finds out whether the trouble has passed.
    expect(await numbers({ now: NOW + 5_000 })).toEqual([1, 2]);
  });

  it("keeps the order of a lane behind something new that may still be taken back", async () => {
    await addTask(tower.id, "a");
    await addTask(tower.id, "b");
    await addTask(bridge.id, "c");
    await database.outbox.update(1, { undoUntil: NOW + 5_000 });
    expect(await taking()).toMatchObject({ entries: [{ n: 3 }], wait: 5_000 });
    expect(await numbers({ now: NOW + 5_000 })).toEqual([1, 2, 3]);
  });

  it("leaves out what may still be taken back, and lets pass what came after it", async () => {
    await addTask(tower.id, "a");
    await addTask(tower.id, "b");
    // As a change of what is there, which nothing that follows needs.
    await database.outbox.update(1, { command: "task.remove", undoUntil: NOW + UNDO_WITHIN });
    expect(await taking()).toMatchObject({ entries: [{ n: 2 }], wait: UNDO_WITHIN });
    expect(await numbers({ now: NOW + UNDO_WITHIN })).toEqual([1, 2]);
    // Nor does it wait for a day because the clock was set back by one.
    expect(await numbers({ now: NOW - 86_400_000 })).toEqual([1, 2]);
  });

  it("takes all lanes again once the line has come back", async () => {
    await addTask(tower.id, "a");
    await database.outbox.update(1, { attempts: 4, notBefore: NOW + 50_000 });
    expect(await numbers()).toEqual([]);
    await releaseLanes(database);
    expect(await numbers()).toEqual([1]);
    expect(await database.outbox.get(1)).toMatchObject({ attempts: 0, notBefore: 0 });
  });

  it("does not wait for a day because the clock was set back by one", async () => {
    await addTask(tower.id, "a");
    await database.outbox.update(1, { attempts: 1, notBefore: NOW + 5_000 });
    expect(await numbers({ now: NOW - 86_400_000 })).toEqual([1]);
  });

  it("is noted as on its way before it leaves", async () => {
    await addTask(tower.id, "a");
    await addTask(tower.id, "b");
    await numbers({ most: 1 });
    expect((await database.outbox.toArray()).map((entry) => entry.sent)).toEqual([true, false]);
  });

  it("is only what has been on its way while the line fails", async () => {
    await addTask(tower.id, "a");
    await numbers();
    await addTask(tower.id, "b");
    await addTask(bridge.id, "c");
    expect(await numbers({ onlySent: true })).toEqual([1]);
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it("is anything, while the line fails and nothing has ever been on its way", async () => {
    await addTask(tower.id, "a");
    expect(await numbers({ onlySent: true })).toEqual([1]);
  });

  it("is nothing for a leader that another has replaced", async () => {
    await addTask(tower.id, "a");
    await takeFence(database);
    await expect(taking()).rejects.toThrow(FencedError);
    expect((await database.outbox.get(1))?.sent).toBe(false);
  });
});

describe("an entry that needs what another lane makes", () => {
  const newPlan = async () => {
    const made = await runCommand(database, "plan.add", { name: "Depot", columns: ["x"] }, NOW);
    if (!made.ok) throw new Error("A plan can always be made");
    return made.reply;
  };

  it("names the entry that makes it, and waits for it", async () => {
    const plan = await newPlan();
    await runCommand(database, "dialog.set", { dialogId: plan.dialogId, top: 1 }, NOW);
    expect((await database.outbox.get(2))?.dependsOn).toEqual([1]);
    expect(await numbers()).toEqual([1]);
    await database.outbox.update(1, { state: "applied", seq: 5 });
    expect(await numbers()).toEqual([2]);
  });

  it("cannot overtake it when its lane rests", async () => {
    const plan = await newPlan();
    await runCommand(database, "dialog.set", { dialogId: plan.dialogId, top: 1 }, NOW);
    await runCommand(database, "user.editData", { tel: "13800001234" }, NOW);
    await database.outbox.update(1, { attempts: 1, notBefore: NOW + 5_000 });
    // The lane of the person keeps its order, too.
    expect(await numbers()).toEqual([]);
  });

  it("goes out with the rest when the server knows the rows already", async () => {
    await addTask(tower.id, "a");
    await runCommand(database, "dialog.set", { dialogId: tower.dialogId, top: 1 }, NOW);
    expect((await database.outbox.get(2))?.dependsOn).toEqual([]);
    expect(await numbers()).toEqual([1, 2]);
  });

  it("is free when the other is given up", async () => {
    const plan = await newPlan();
    await runCommand(database, "dialog.set", { dialogId: plan.dialogId, top: 1 }, NOW);
    await database.outbox.delete(1);
    expect(await numbers()).toEqual([2]);
  });
});
