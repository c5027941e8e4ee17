import { afterEach, expect, test, vi } from "vitest";
import { CACHE_VERSION } from "#domain/limits.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany } from "#tests/make/site.ts";
import type { SavedSession } from "../session/session.ts";
import { type StorageState, watchStorage } from "./watch-storage.ts";

const world = makeCompany();
const session: SavedSession = {
  spaceId: "site",
  token: "token",
  userId: LEADER,
  nickname: "Ana",
  identity: [],
  isAdmin: false,
  deviceNumber: 1,
};
let stop = () => {};
afterEach(() => stop());

/** What a browser that was written by this version of the cache has to say when it is opened. */
async function openedAfter(cacheVersion: string): Promise<string[]> {
  const database = await openBrowserOf(world, LEADER);
  await database.meta.put({ key: "cacheVersion", value: cacheVersion });
  const told: string[] = [];
  const states: StorageState[] = [];
  stop = watchStorage({
    database,
    session,
    call: async () => Promise.reject(new Error("Nothing is asked of the server")),
    onState: (state) => states.push(state),
    onCleared: () => told.push("cleared"),
    onReopen: () => told.push("reopen"),
    onSignedOut: () => told.push("signed out"),
  });
  await vi.waitUntil(() => states.includes("ready"));
  return told;
}

test("rows of another version are cleared, and the person is told", async () => {
  expect(await openedAfter("v6")).toEqual(["cleared"]);
});

test("rows of this version stay, and nothing is said", async () => {
  expect(await openedAfter(CACHE_VERSION)).toEqual([]);
});
