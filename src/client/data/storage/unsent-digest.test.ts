import { beforeEach, expect, test, vi } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readOfflineThings } from "../offline/offline-things.ts";
import { addUploads } from "../uploads/add-uploads.ts";
import { readUnsent } from "./unsent-digest.ts";

const NOW = 1_800_000_000_000;
const FILES = 500;
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(makeCompany(), MEMBER);
  const files = Array.from({ length: FILES }, (_none, index) => ({
    name: `IMG ${index}.jpg`,
    size: 2_000,
    mimeType: "image/jpeg",
  }));
  const [first] = await addUploads(database, files, { pid: 0 }, NOW);
  await database.upload.update(first?.fileId ?? 0, { state: "success" });
});

test("what has not reached the server is told of without going through hundreds of files one by one", async () => {
  const steps = vi.spyOn(IDBCursor.prototype, "continue");
  const { count, titles } = await readUnsent(database);
  expect(count).toBe(FILES - 1);
  expect(titles).toHaveLength(20);
  expect(steps.mock.calls.length).toBeLessThan(100);
  steps.mockRestore();
});

test("where nothing is to be kept on a device, what lies on it is not gone through", async () => {
  const bytes = new ArrayBuffer(3);
  const kept = {
    variant: "thumb" as const,
    bytes,
    size: 3,
    mimeType: "image/jpeg",
    isUnsent: true,
  };
  await database.keptFile.bulkPut(
    Array.from({ length: FILES }, (_none, index) => ({
      ...kept,
      fileId: index + 1,
      usedTime: NOW,
    })),
  );
  const steps = vi.spyOn(IDBCursor.prototype, "continue");
  expect(await readOfflineThings(database)).toEqual([]);
  expect(steps.mock.calls.length).toBeLessThan(100);
  steps.mockRestore();
});
