import { beforeEach, describe, expect, it } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { AttentionEntry } from "#client/data/database/outbox-entry.ts";
import { conflict, parameterError, taskGone } from "#domain/refusal.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { takingMine } from "../outbox/both-versions.ts";
import { discardAttention } from "../outbox/discard.ts";
import { runCommand } from "./run-command.ts";
import { anewOf, makeAnew, retryEntry, takeTheirs } from "./retry.ts";

const NOW = 1_800_000_000_000;
const world = makeCompany();
const { plan } = makePlan(world, "Tower");
const task = makeTask(world, plan, { name: "Roof" });
const beam = makeTask(world, plan, { name: "Beams" });
world.does(LEADER, "task.edit", { id: task.id, content: "<p>theirs</p>" });
let database: LocalDatabase;
let count = 0;

const theirs = { content: "<p>theirs</p>", version: 1 };
const args = { id: task.id, content: "<p>mine</p>", contentVersion: 0 };
const refusal = conflict({ content: args.content }, theirs);

async function refuse(entry: Partial<AttentionEntry> = {}): Promise<AttentionEntry> {
  const full = { n: 7, command: "task.edit" as const, args, at: NOW, refusal, ...entry };
  const id = await database.attention.add(full);
  return { ...full, id };
}

async function contentHere() {
  const row = await database.taskContent.get(task.id);
  if (!row) throw new Error("The description does not lie here");
  return row;
}

const outcomes = async () => (await database.history.toArray()).map((entry) => entry.outcome);

beforeEach(async () => {
  count += 1;
  database = await openBrowserOf(world, LEADER, `retry-${count}`);
});

describe("what needs attention", () => {
  it("is done with one's own version, based on the server's", async () => {
    const entry = await refuse();
    const result = await retryEntry(database, entry, takingMine(entry, theirs), NOW);
    expect(result.ok).toBe(true);
    expect(await database.attention.count()).toBe(0);
    expect(await database.taskContent.get(task.id)).toMatchObject({ content: "<p>mine</p>" });
  });

  it("is done with one's own version before the server's has come to this device", async () => {
    await database.taskContent.put({ ...(await contentHere()), content: "<p>old</p>", version: 0 });
    const entry = await refuse();
    const result = await retryEntry(database, entry, takingMine(entry, theirs), NOW);
    expect(result.ok).toBe(true);
    expect(await database.attention.count()).toBe(0);
    expect(await contentHere()).toMatchObject({ content: "<p>mine</p>" });
    // The server is told what the person has seen.
    const [sent] = await database.outbox.toArray();
    expect(sent?.args).toMatchObject({ content: "<p>mine</p>", contentVersion: 1 });
  });

  it("leaves what waits for other tasks as it is", async () => {
    const beams = { id: beam.id, content: "<p>beams</p>", contentVersion: 0 };
    await runCommand(database, "task.edit", { id: task.id, name: "Roof 2" }, NOW);
    await runCommand(database, "task.edit", beams, NOW);
    await database.taskContent.put({ ...(await contentHere()), content: "<p>old</p>", version: 0 });
    const entry = await refuse();
    await retryEntry(database, entry, takingMine(entry, theirs), NOW);
    const waiting = (await database.outbox.toArray()).map((each) => each.args);
    expect(waiting).toContainEqual(expect.objectContaining(beams));
    expect(waiting).toContainEqual(
      expect.objectContaining({ id: task.id, content: "<p>mine</p>", contentVersion: 1 }),
    );
  });

  it("ends with the server's version, and one's own is kept in the history", async () => {
    const entry = await refuse();
    await takeTheirs(database, entry, NOW);
    expect(await database.attention.count()).toBe(0);
    expect(await database.outbox.count()).toBe(0);
    expect(await database.taskContent.get(task.id)).toMatchObject({ content: "<p>theirs</p>" });
    expect(await database.history.toArray()).toMatchObject([
      { n: 7, outcome: "theirs", decidedBy: "person", args, endedAt: NOW },
    ]);
  });

  it("still does what was no part of the clash when theirs is taken", async () => {
    const entry = await refuse({ args: { ...args, name: "Roof over" } });
    await takeTheirs(database, entry, NOW);
    expect((await database.task.get(task.id))?.name).toBe("Roof over");
    expect((await database.outbox.toArray())[0]?.args).toEqual({ id: task.id, name: "Roof over" });
  });

  it("stays when it cannot be done still, and shows what stands against it now", async () => {
    const entry = await refuse({ refusal: conflict({}, { content: "<p>old</p>", version: 0 }) });
    const result = await retryEntry(database, entry, args, NOW);
    expect(result.ok).toBe(false);
    const [kept] = await database.attention.toArray();
    expect(kept?.refusal.data).toMatchObject({ theirs });
  });

  it("is done once, however often it is asked for at the same moment", async () => {
    const entry = await refuse({ args: { id: task.id, name: "Again" }, refusal: parameterError() });
    const again = () => retryEntry(database, entry, entry.args, NOW);
    const results = await Promise.all([again(), again(), again()]);
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await database.outbox.count()).toBe(1);
  });

  it("is given up only into the history, whole", async () => {
    const long = "x".repeat(3_000);
    const entry = await refuse({ args: { ...args, content: long } });
    await discardAttention(database, entry.id ?? 0, NOW);
    expect(await database.attention.count()).toBe(0);
    expect(await outcomes()).toEqual(["discarded"]);
    expect((await database.history.toArray())[0]?.args).toMatchObject({ content: long });
  });
});

describe("what was to change a task that is gone", () => {
  const about = [
    { entity: "task" as const, id: 999, name: "Stairs" },
    { entity: "plan" as const, id: plan.id, name: "Tower" },
  ];
  const refused = { about, refusal: taskGone(999) };

  it("becomes a new task of its plan with what was typed, once", async () => {
    const typed = { id: 999, content: "<p>Two flights</p>", priority: 2 as const };
    const entry = await refuse({ ...refused, args: typed });
    await Promise.all([makeAnew(database, entry, NOW), makeAnew(database, entry, NOW)]);
    const made = await database.task.filter(({ name }) => name === "Stairs").toArray();
    expect(made).toMatchObject([{ planId: plan.id, priority: 2 }]);
    expect(await database.taskContent.get(made[0]?.id ?? 0)).toMatchObject({
      content: "<p>Two flights</p>",
    });
    expect(await database.outbox.count()).toBe(1);
    expect(await database.attention.count()).toBe(0);
  });

  it("goes under the name that was typed, a subtask as well", async () => {
    const edit = await refuse({ ...refused, args: { id: 999, name: "Stairs, north" } });
    expect(anewOf(edit)).toMatchObject({ name: "Stairs, north", planId: plan.id });
    const part = { command: "task.addSubtask" as const, args: { taskId: 999, name: "Handrail" } };
    expect(anewOf(await refuse({ ...refused, ...part }))).toEqual({
      name: "Handrail",
      planId: plan.id,
    });
  });

  it("stays as it is where nothing was typed, or something else stands against it", async () => {
    const archive = { command: "task.archive" as const, args: { taskId: 999 } };
    expect(anewOf(await refuse({ ...refused, ...archive }))).toBeUndefined();
    expect(anewOf(await refuse({ ...refused, refusal: parameterError() }))).toBeUndefined();
    const entry = await refuse({ ...refused, about: [] });
    expect(anewOf(entry)).toBeUndefined();
    await makeAnew(database, entry, NOW);
    expect(await database.attention.count()).toBe(3);
  });
});
