import { beforeEach, expect, it } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany } from "#tests/make/site.ts";
import { TASK_BROWSE_MAX } from "#domain/limits.ts";
import { clearOutdatedCache } from "../storage/clear-outdated-cache.ts";
import { noteBrowsed } from "./browsed-tasks.ts";
import type { LocalDatabase } from "./local-database.ts";
import { readMeta } from "./meta.ts";

let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(makeCompany(), LEADER);
});

async function browse(...taskIds: number[]): Promise<number[]> {
  for (const [index, taskId] of taskIds.entries()) await noteBrowsed(database, taskId, index + 1);
  return ((await readMeta(database.meta, "browsed")) ?? []).map(({ taskId }) => taskId);
}

it("remembers tasks that were looked at, the newest first and each once", async () => {
  expect(await browse(1, 2, 3, 1)).toEqual([1, 3, 2]);
});

it("remembers 200 and forgets those before", async () => {
  const taskIds = Array.from({ length: 203 }, (_none, index) => index + 1);
  const known = await browse(...taskIds);
  expect(TASK_BROWSE_MAX).toBe(200);
  expect(known).toEqual(taskIds.slice(3).toReversed());
});

it("keeps them where the rows of another version are cleared", async () => {
  await browse(1, 2);
  await clearOutdatedCache(database);
  expect(await browse(3)).toEqual([3, 2, 1]);
});

it("knows nothing of what another account has looked at", async () => {
  await browse(1, 2);
  database = await openBrowserOf(makeCompany(), LEADER);
  expect(await browse(3)).toEqual([3]);
});
