import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { localDatabaseNames, openExistingDatabase, openLocalDatabase } from "./local-database.ts";

test("a worker that starts after the sign-out does not bring the database back", async () => {
  const late = openExistingDatabase("plumbline-space-1");
  await expect(late.meta.put({ key: "cacheVersion", value: "v1" })).rejects.toThrow("was deleted");
  await expect(late.meta.count()).rejects.toThrow("was deleted");
  expect(await localDatabaseNames()).toEqual([]);
});

test("a worker continues in the database that the page has made", async () => {
  const page = openLocalDatabase("plumbline-space-2");
  await page.open();
  const worker = openExistingDatabase("plumbline-space-2");
  expect(await worker.meta.count()).toBe(0);
  page.close();
  worker.close();
});
