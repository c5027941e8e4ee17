import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LAID_AWAY_KEPT } from "#domain/limits.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { runCommand } from "../commands/run-command.ts";
import { type LocalDatabase, openLocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { settle } from "../outbox/settle.ts";
import { closeAccount } from "./close-account.ts";
import { withLaidAway } from "./laid-away-store.ts";
import { dropLaidAway, dropOldLaidAway } from "./drop-laid-away.ts";
import { bringBack, layAway } from "./lay-away.ts";

const NOW = 1_800_000_000_000;
const DAY = 24 * 3_600_000;
const KEY = "A".repeat(42) + "E";
const OTHER_KEY = "B".repeat(42) + "E";
const ended = { deviceNumber: 5, lost: false };

let database: LocalDatabase;
let plan: Plan;
let planId = 0;
let columnId = 0;
let count = 0;

beforeEach(async () => {
  const world = makeCompany();
  const made = makePlan(world);
  plan = made.plan;
  [planId, columnId] = [plan.id, made.columns[0].id];
  count += 1;
  database = await openBrowserOf(world, LEADER, `plumbline-laid-away-${count}`);
  await database.meta.bulkPut([
    { key: "unsentKey", value: KEY },
    { key: "session", value: { token: "hers", language: "en" } },
    { key: "head", value: { epoch: "one", seq: 40 } },
  ]);
});

afterEach(async () => {
  await dropLaidAway(database.name);
  await database.delete();
});

const addTask = async (name: string) =>
  runCommand(database, "task.add", { planId, columnId, name }, NOW);

async function writeAllKinds(): Promise<void> {
  await addTask("Sent already");
  await database.outbox.delete(1);
  await addTask("Lift the beam");
  const refusal = { code: 403, reason: "noAccess" };
  const command = "task.edit";
  await database.attention.add({ n: 1, command, args: { id: 9, name: "Hers" }, at: 1, refusal });
  await database.draft.put({ dialogId: 4, text: "Half a wo", replyId: 0, editId: 0, time: 1 });
  const made = { baseId: 8, settlesId: 0 };
  await database.writing.put({
    name: "note.3",
    command: "file.addVersion",
    text: "Pour at se",
    made,
    time: 1,
  });
  const { n, command: add, args, lane, at } = (await database.outbox.toArray())[0] ?? never();
  await database.settled.put({
    n: n - 1,
    command: add,
    args,
    lane,
    at,
    seq: 3,
    epoch: "one",
    settledAt: 1,
  });
}

function never(): never {
  throw new Error("Nothing waits");
}

/** As the next sign-in finds it: the database is gone, and made anew. */
async function signInAgain(key: string | undefined) {
  await database.delete();
  database = openLocalDatabase(database.name);
  return bringBack(database, key);
}

const stored = async () => withLaidAway(async ({ laidAway }) => laidAway.toArray());
const mine = async () => (await stored()).filter(({ account }) => account === database.name);

/** All that is written down, as whoever has the browser could read it. */
async function readable(): Promise<string> {
  const bytes = (await mine()).map(({ content }) =>
    "plain" in content ? content.plain : new TextDecoder("latin1").decode(content.bytes),
  );
  return JSON.stringify([
    bytes,
    await Promise.all(database.tables.map((table) => table.toArray())),
  ]);
}

describe("an account whose session has ended", () => {
  it("leaves no row of the server's in the browser, at once", async () => {
    await writeAllKinds();
    expect(await closeAccount(database, ended)).toBeDefined();
    expect(await database.plan.count()).toBe(0);
    expect(await database.task.count()).toBe(0);
    expect(await readMeta(database.meta, "session")).toBeUndefined();
    expect(await readMeta(database.meta, "link")).toMatchObject({
      state: "signedOut",
      endedDevice: 5,
      lost: false,
    });
    expect(await database.outbox.count()).toBe(1);
    expect(await database.draft.count()).toBe(1);
    expect(await database.writing.count()).toBe(1);
  });

  it("has nothing that anybody could read once it is laid away", async () => {
    await writeAllKinds();
    await runCommand(database, "plan.add", { name: "Quay" }, NOW);
    await closeAccount(database, ended);
    await layAway(database, { now: NOW, kept: { "task.7": "A note in a field" } });
    const text = await readable();
    for (const words of [
      "Lift the beam",
      "Half a wo",
      "Pour at se",
      "Hers",
      "A note in a field",
      "Quay",
      KEY,
    ]) {
      expect(text).not.toContain(words);
    }
    expect(await mine()).toHaveLength(1);
  });

  it("has all of it back for whoever signs in with the key, under the names the server knows", async () => {
    await writeAllKinds();
    const before = await readMeta(database.meta, "identity");
    const waiting = await database.outbox.toArray();
    await closeAccount(database, ended);
    await layAway(database, { now: NOW, kept: { "task.7": "A note in a field" } });
    expect(await signInAgain(KEY)).toEqual({ "task.7": "A note in a field" });
    expect((await readMeta(database.meta, "identity"))?.clientId).toBe(before?.clientId);
    expect(await readMeta(database.meta, "head")).toEqual({ epoch: "one", seq: 0 });
    expect(await database.outbox.toArray()).toMatchObject(
      waiting.map(({ n, command, args, at }) => ({ n, command, args, at, state: "waiting" })),
    );
    expect(await database.attention.toArray()).toMatchObject([{ n: 1, args: { name: "Hers" } }]);
    expect(await database.draft.toArray()).toMatchObject([{ dialogId: 4, text: "Half a wo" }]);
    expect(await database.writing.toArray()).toMatchObject([
      { name: "note.3", text: "Pour at se", made: { baseId: 8 } },
    ]);
    expect(await database.settled.count()).toBe(1);
    expect(await mine()).toEqual([]);
  });

  it("shows at once what rests on nothing of the server's", async () => {
    await runCommand(database, "plan.add", { name: "Quay" }, NOW);
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await signInAgain(KEY);
    expect((await database.plan.toArray()).map(({ name }) => name)).toEqual(["Quay"]);
  });

  it("shows as not done what the server refuses after it came back", async () => {
    await runCommand(database, "plan.add", { name: "Quay" }, NOW);
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    // The database was left in place, such as by a browser that was closed over it.
    await bringBack(database, KEY);
    await database.meta.put({ key: "leader", value: 1 });
    const refused = { n: 1, state: "refused" as const, code: 403, reason: "noAccess" };
    await settle(database, [refused], { fence: 1, now: () => NOW, random: () => 0.5 });
    expect(await database.plan.toArray()).toEqual([]);
  });

  it("never uses the number of a mutation twice", async () => {
    await addTask("Sent");
    await addTask("Sent too");
    const last = Math.max(...(await database.outbox.toCollection().primaryKeys()));
    await database.outbox.clear();
    await database.draft.put({ dialogId: 4, text: "Words", replyId: 0, editId: 0, time: 1 });
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await signInAgain(KEY);
    await runCommand(database, "plan.add", { name: "Quay" }, NOW);
    const [next] = await database.outbox.toCollection().primaryKeys();
    expect(next).toBeGreaterThan(last);
  });

  it("gives nothing to somebody else, and keeps it for its owner", async () => {
    await addTask("Lift the beam");
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await signInAgain(OTHER_KEY);
    expect(await database.outbox.count()).toBe(0);
    await signInAgain(undefined);
    expect(await database.outbox.count()).toBe(0);
    await signInAgain(KEY);
    expect(await database.outbox.count()).toBe(1);
  });

  it("laid away twice because it was broken off comes back once", async () => {
    await writeAllKinds();
    const before = await Promise.all(
      [database.outbox, database.attention, database.draft, database.writing].map((table) =>
        table.toArray(),
      ),
    );
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await database.outbox.bulkPut(before[0] as never[]);
    await database.attention.bulkPut(before[1] as never[]);
    await layAway(database, { now: NOW });
    expect(await mine()).toHaveLength(2);
    await signInAgain(KEY);
    expect(await database.outbox.count()).toBe(1);
    expect(await database.attention.count()).toBe(1);
    expect(await database.draft.count()).toBe(1);
  });

  it("lays nothing away where there is nothing", async () => {
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    expect(await mine()).toEqual([]);
    expect(await readMeta(database.meta, "unsentKey")).toBeUndefined();
  });

  it("is left alone where its owner has signed in again meanwhile", async () => {
    await addTask("Lift the beam");
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await bringBack(database, KEY);
    await layAway(database, { now: NOW });
    expect(await database.outbox.count()).toBe(1);
    expect(await mine()).toEqual([]);
  });

  it("brings nothing back over rows that are here already", async () => {
    await addTask("Lift the beam");
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await database.plan.put({ ...plan, scope: `plan:${planId}` });
    await bringBack(database, KEY);
    expect((await database.plan.toArray()).map(({ name }) => name)).toEqual([plan.name]);
  });

  it("is left alone by a word that was meant for the session before", async () => {
    await addTask("Lift the beam");
    expect(await closeAccount(database, { ...ended, token: "another" })).toBeUndefined();
    expect(await database.plan.count()).toBe(1);
  });
});

describe("a lost device", () => {
  it("keeps nothing, not even what was not sent", async () => {
    await writeAllKinds();
    await closeAccount(database, { ...ended, lost: true });
    await layAway(database, { now: NOW });
    expect(await mine()).toEqual([]);
    await signInAgain(KEY);
    expect(await database.outbox.count()).toBe(0);
    expect(await database.draft.count()).toBe(0);
  });
});

describe("what nobody comes back for", () => {
  it("is forgotten after ninety days", async () => {
    await addTask("Lift the beam");
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await dropOldLaidAway(NOW + LAID_AWAY_KEPT);
    expect(await mine()).toHaveLength(1);
    await dropOldLaidAway(NOW + LAID_AWAY_KEPT + DAY);
    expect(await mine()).toEqual([]);
  });

  it("goes when its owner wants it gone, and only theirs", async () => {
    await addTask("Lift the beam");
    await closeAccount(database, ended);
    await layAway(database, { now: NOW });
    await dropLaidAway("plumbline-of-somebody-else");
    expect(await mine()).toHaveLength(1);
    await dropLaidAway(database.name);
    expect(await mine()).toEqual([]);
  });
});
