import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "#contract/session.ts";
import { LAID_AWAY_KEPT } from "#domain/limits.ts";
import { runCommand } from "#client/data/commands/run-command.ts";
import { localDatabaseNames } from "#client/data/database/local-database.ts";
import { withLaidAway } from "#client/data/laid-away/laid-away-store.ts";
import { dropLaidAway } from "#client/data/laid-away/drop-laid-away.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { settingsThatBegin } from "#client/platform/local-settings.ts";
import { accountDatabase, deleteAccountDatabase } from "./account-database.ts";
import { beginSession } from "./begin-session.ts";
import { endAccount } from "./end-account.ts";
import { leaveSession } from "./leave-session.ts";
import { formerDevices, readSession } from "./session.ts";
import { tidyAccounts } from "./tidy-accounts.ts";

const SPACE = "revoked";
let devices = 0;
/** What the server says of any session. */
let standing = { holds: false, lost: false };

function sessionOf(userId: number): Session {
  devices += 1;
  return {
    token: `token-${devices}`,
    userId,
    nickname: `Person ${userId}`,
    isAdmin: false,
    identity: [],
    deviceNumber: devices,
    deviceProof: "p".repeat(43),
    unsentKey: (userId === 7 ? "A" : "B").repeat(42) + "E",
    spaceId: SPACE,
  };
}

beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(kept, name, { value, enumerable: false });
  }
  vi.stubGlobal("localStorage", kept);
  vi.stubGlobal("location", { origin: "https://plans.example" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  standing = { holds: false, lost: false };
  vi.stubGlobal("fetch", async () => Response.json({ code: 200, msg: "", data: standing }));
});

afterEach(async () => {
  for (const name of [7, 8].map((userId) => `plumbline-${SPACE}-${userId}`)) {
    await deleteAccountDatabase(name);
    await dropLaidAway(name);
  }
  vi.unstubAllGlobals();
});

/** Somebody signs in and does something that is not sent. */
async function work(userId: number, words: string): Promise<Session> {
  const session = sessionOf(userId);
  await beginSession(session, `client-of-${userId}-${devices}`);
  await runCommand(accountDatabase(session), "plan.add", { name: words }, Date.now());
  writeKept("task.3", `${words}, a note`);
  return session;
}

const names = async () => (await localDatabaseNames()).filter((name) => name.includes(SPACE));
const laidAway = async () =>
  withLaidAway(async (store) =>
    (await store.laidAway.toArray()).filter(({ account }) => account.includes(SPACE)),
  );

async function plansOf(session: Session): Promise<string[]> {
  return (await accountDatabase(session).plan.toArray()).map(({ name }) => name);
}

test("an account whose session is over goes off the browser, and comes back with its owner", async () => {
  const session = await work(7, "Quay");
  await endAccount(session);
  expect(await names()).toEqual([]);
  expect(readSession()).toBeUndefined();
  expect(readKept("task.3")).toBe("");
  expect(JSON.stringify(settingsThatBegin(""))).not.toContain("Quay");

  const again = sessionOf(7);
  await beginSession(again, "another-client");
  expect(await plansOf(again)).toEqual(["Quay"]);
  expect(readKept("task.3")).toBe("Quay, a note");
  expect(await laidAway()).toEqual([]);
});

test("whoever signs in over somebody else finds nothing of theirs, and each has their own back", async () => {
  await work(7, "Quay");
  const his = await work(8, "Crane");
  expect(await names()).toEqual([`plumbline-${SPACE}-8`]);
  expect(await plansOf(his)).toEqual(["Crane"]);
  expect(readKept("task.3")).toBe("Crane, a note");

  const hers = sessionOf(7);
  await beginSession(hers, "another-client");
  expect(await names()).toEqual([`plumbline-${SPACE}-7`]);
  expect(await plansOf(hers)).toEqual(["Quay"]);
  expect(readKept("task.3")).toBe("Quay, a note");
});

test("of a lost device everything goes, what was laid away before as well", async () => {
  await endAccount(await work(7, "Quay"));
  expect(await laidAway()).toHaveLength(1);
  const session = sessionOf(7);
  await beginSession(session, "another-client");
  standing = { holds: false, lost: true };
  await endAccount(session);
  expect(await laidAway()).toEqual([]);
  expect(formerDevices()).toEqual([]);
  const again = sessionOf(7);
  await beginSession(again, "a-third-client");
  expect(await plansOf(again)).toEqual([]);
});

test("a tab that hears of the end late leaves alone who has signed in anew", async () => {
  const before = await work(7, "Quay");
  await endAccount(before);
  const again = sessionOf(7);
  await beginSession(again, "another-client");
  await endAccount(before);
  expect(readSession()?.token).toBe(again.token);
  expect(await plansOf(again)).toEqual(["Quay"]);
  expect(readKept("task.3")).toBe("Quay, a note");
});

test("who signs out and gives up what was not sent does not find it again", async () => {
  const session = await work(7, "Quay");
  await leaveSession(session, async () => {
    // Another tab hears from the server before this one is done.
    await endAccount(session);
    return undefined;
  });
  expect(await names()).toEqual([]);
  expect(await laidAway()).toEqual([]);
});

test("a start takes off what was broken off, and forgets what nobody came back for", async () => {
  await endAccount(await work(7, "Quay"));
  const his = await work(8, "Crane");
  accountDatabase({ ...his, userId: 7 });
  await accountDatabase({ ...his, userId: 7 }).open();
  await tidyAccounts();
  expect(await names()).toEqual([`plumbline-${SPACE}-8`]);
  expect(await laidAway()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + LAID_AWAY_KEPT + 60_000 });
  await tidyAccounts();
  vi.useRealTimers();
  expect(await laidAway()).toEqual([]);
  expect(readSession()?.token).toBe(his.token);
});
