import { beforeEach, describe, expect, it } from "vitest";
import type { LocalDatabase } from "../database/local-database.ts";
import { clearOutdatedCache } from "../storage/clear-outdated-cache.ts";
import { runCommand } from "../commands/run-command.ts";
import { applyServer } from "./apply-server.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { SETTLED_KEPT, SETTLED_MAX } from "#domain/limits.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";
import { keepSettled, pruneSettled } from "./settled.ts";

const NOW = 1_800_000_000_000;
const nothing = { rows: {}, gone: {}, windows: [] };
const world = makeCompany();
const { plan } = makePlan(world, "Tower");
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
  await applyServer(database, { ...nothing, epoch: "one", head: 10, reset: false }, 1);
});

const addTask = (name: string) => runCommand(database, "task.add", { planId: plan.id, name }, NOW);

/** The server has done what waits, with the number, and tells so. */
async function confirm(seq: number, epoch = "one"): Promise<void> {
  await database.outbox.toCollection().modify({ state: "applied", seq });
  await applyServer(database, { ...nothing, epoch, head: seq, reset: false }, 1);
}

/** With `first` it is the first of several pages. */
const startOver = (epoch: string, page: "first" | "only" = "only") => {
  const head = page === "only" ? 5 : undefined;
  return applyServer(database, { ...nothing, epoch, head, reset: true }, 1);
};

describe("what the server has confirmed", () => {
  it("leaves the outbox and is kept, with everything that doing it again needs", async () => {
    await addTask("Pour");
    const [before] = await database.outbox.toArray();
    await confirm(11);
    expect(await database.outbox.count()).toBe(0);
    const { n, command, args, about, lane, at } = before as OutboxEntry;
    expect(await database.settled.toArray()).toEqual([
      { n, command, args, about, lane, at, seq: 11, epoch: "one", settledAt: 0 },
    ]);
  });

  it("comes back in its order when another epoch begins, ahead of what was never sent", async () => {
    await addTask("first");
    await addTask("second");
    await confirm(12);
    await addTask("third");
    await startOver("two");
    const entries = await database.outbox.orderBy("n").toArray();
    expect(entries.map(({ args, refill, state }) => [nameIn(args), refill, state])).toEqual([
      ["first", "confirmed", "waiting"],
      ["second", "confirmed", "waiting"],
      ["third", "unsent", "waiting"],
    ]);
    expect(await database.settled.count()).toBe(0);
  });

  it("shows again only when it is confirmed again, while what was never sent stays in sight", async () => {
    await addTask("confirmed");
    await confirm(12);
    await addTask("never sent");
    const rows = {
      plan: await database.plan.toArray(),
      planUser: await database.planUser.toArray(),
      column: await database.column.toArray(),
    };
    await applyServer(database, { ...nothing, rows, epoch: "two", head: 5, reset: true }, 1);
    expect((await database.task.toArray()).map(({ name }) => name)).toEqual(["never sent"]);
  });

  it("stays where it is when the browser only starts over", async () => {
    await addTask("Pour");
    await confirm(11);
    await startOver("one");
    expect(await database.outbox.count()).toBe(0);
    expect(await database.settled.count()).toBe(1);
  });

  it("stays where it is when the cache is cleared, and comes back if the server was restored meanwhile", async () => {
    await addTask("Pour");
    await confirm(11);
    await database.meta.put({ key: "cacheVersion", value: "v6" });
    await clearOutdatedCache(database);
    await database.meta.put({ key: "leader", value: 1 });
    await startOver("one", "first");
    expect(await database.outbox.count()).toBe(0);
    await startOver("two", "first");
    expect(await database.outbox.count()).toBe(1);
  });

  it("comes back though the first fetch was not over yet, which may have been of an earlier epoch", async () => {
    await database.meta.delete("head");
    await addTask("Pour");
    await database.outbox.toCollection().modify({ state: "applied", seq: 12 });
    await startOver("two", "first");
    expect(await database.outbox.toArray()).toMatchObject([
      { state: "waiting", seq: 0, refill: "confirmed" },
    ]);
  });

  it("is not brought again after the first page of several of the new epoch", async () => {
    await addTask("Pour");
    await confirm(11);
    await startOver("two", "first");
    await confirm(12, "two");
    await startOver("two");
    expect(await database.outbox.count()).toBe(0);
  });
});

describe("tidying", () => {
  const entry = (n: number): OutboxEntry => ({
    n,
    command: "task.edit",
    args: {},
    lane: "plan:1",
    at: NOW,
    state: "applied",
    seq: n,
    touched: [],
    folded: true,
    dependsOn: [],
    sent: true,
    attempts: 0,
    notBefore: 0,
  });
  const kept = async () => (await database.settled.toCollection().primaryKeys()).length;

  it("forgets after seven days, counted from when it was first looked at", async () => {
    await keepSettled(database, [entry(1)], "one");
    await pruneSettled(database, NOW);
    await pruneSettled(database, NOW + SETTLED_KEPT);
    expect(await kept()).toBe(1);
    await pruneSettled(database, NOW + SETTLED_KEPT + 1);
    expect(await kept()).toBe(0);
  });

  it("keeps the newest where there are too many", async () => {
    const entries = Array.from({ length: SETTLED_MAX + 3 }, (_none, index) => entry(index + 1));
    await keepSettled(database, entries, "one");
    await pruneSettled(database, NOW);
    expect(await kept()).toBe(SETTLED_MAX);
    expect((await database.settled.orderBy("n").first())?.n).toBe(4);
  });
});

function nameIn(args: unknown): string {
  return (args as { name: string }).name;
}
