import { Dexie } from "dexie";
import { beforeEach, expect, test, vi } from "vitest";
import { localDatabaseNames } from "#client/data/database/local-database.ts";
import { accountDatabase, deleteAccountDatabase } from "./account-database.ts";

const session = {
  token: "of-omar",
  spaceId: "pier",
  userId: 7,
  nickname: "Omar",
  isAdmin: false,
  identity: [],
  deviceNumber: 12,
};

beforeEach(() => {
  vi.stubGlobal("localStorage", { removeItem: () => undefined });
});

/** A connection that lets go of the database only when it is closed, as a tab's that stands still. */
async function holdOpen(name: string): Promise<Dexie> {
  const held = new Dexie(name);
  held.on("versionchange", () => false);
  return held.open();
}

test("a tab that stands still does not keep anybody from signing out, and its rows go with it", async () => {
  const { name } = await accountDatabase(session).open();
  expect(await localDatabaseNames()).toContain(name);
  const held = await holdOpen(name);
  await deleteAccountDatabase(name);
  held.close();
  await expect.poll(localDatabaseNames).not.toContain(name);
});
