import { beforeEach, describe, expect, it } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { CommandName } from "#domain/commands.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany } from "#tests/make/site.ts";
import { pruneHistory, remember } from "./history.ts";

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const world = makeCompany();
let database: LocalDatabase;
let count = 0;

const settled = (n: number, args: unknown = { id: n }, command: CommandName = "task.edit") => ({
  n,
  command,
  args,
  at: NOW,
});

beforeEach(async () => {
  count += 1;
  database = await openBrowserOf(world, LEADER, `history-${count}`);
});

describe("the history", () => {
  it("says what became of a thing, when, and who decided", async () => {
    await remember(database, [settled(1)], "applied", NOW + 5);
    await remember(database, [settled(2)], "discarded", NOW + 9);
    expect(await database.history.toArray()).toMatchObject([
      { n: 1, at: NOW, endedAt: NOW + 5, outcome: "applied", decidedBy: "server" },
      { n: 2, at: NOW, endedAt: NOW + 9, outcome: "discarded", decidedBy: "person" },
    ]);
  });

  it("keeps a line of what was done, and never a secret", async () => {
    const args = {
      name: "n",
      password: "p",
      deep: [{ inviteToken: "t", text: "x".repeat(900) }],
      many: Array.from({ length: 90 }, (_, index) => index),
    };
    await remember(database, [settled(1, args)], "applied", NOW);
    const [row] = await database.history.toArray();
    const kept = row?.args as typeof args;
    expect(Object.keys(kept)).toEqual(["name", "deep", "many"]);
    expect(Object.keys(kept.deep[0] ?? {})).toEqual(["text"]);
    expect(kept.deep[0]?.text.length).toBeLessThan(600);
    expect(kept.many.length).toBeLessThan(90);
  });

  it("says nothing of what was only read", async () => {
    await remember(database, [settled(1, {}, "message.read")], "applied", NOW);
    expect(await database.history.count()).toBe(0);
  });

  it("holds the last two hundred things of fourteen days", async () => {
    const old = Array.from({ length: 30 }, (_, index) => settled(index));
    const fresh = Array.from({ length: 190 }, (_, index) => settled(100 + index));
    await remember(database, old, "applied", NOW - 15 * DAY);
    await remember(database, fresh, "applied", NOW);
    await pruneHistory(database, NOW);
    const left = await database.history.toArray();
    expect(left).toHaveLength(190);
    await remember(database, fresh, "refused", NOW);
    await pruneHistory(database, NOW);
    expect(await database.history.count()).toBe(200);
    expect((await database.history.orderBy("id").last())?.outcome).toBe("refused");
  });
});
