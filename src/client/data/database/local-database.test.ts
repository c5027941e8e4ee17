import { Dexie } from "dexie";
import { expect, test } from "vitest";
import type { EntityName } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import { outdatedKinds } from "./held-shapes.ts";
import { localDatabaseNames, openExistingDatabase, openLocalDatabase } from "./local-database.ts";
import { planTasks } from "./plan-tasks.ts";

/** What an app before kept beside the rows that came as windows, which were messages only. */
const messageTables = { range: "dialogId", visit: "dialogId" };

test("what an older app noted of the messages that are here is known of them further on", async () => {
  const older = new Dexie("plumbline-space-6");
  older.version(4).stores(messageTables);
  await older.table("range").put({ dialogId: 7, ranges: [[3, 9]], newsUntil: 40 });
  await older.table("visit").put({ dialogId: 7, time: 1_000 });
  older.close();
  const newer = openLocalDatabase("plumbline-space-6");
  const held = { kind: "message", parentId: 7, ranges: [[3, 9]], newsUntil: 40 };
  expect(await newer.stream.toArray()).toEqual([held]);
  expect(await newer.opened.toArray()).toEqual([{ entity: "dialog", id: 7, time: 1_000 }]);
  expect(newer.tables.map(({ name }) => name)).not.toContain("range");
  newer.close();
});

test("contents of notes that an older app kept are known as such further on", async () => {
  const older = new Dexie("plumbline-space-7");
  older.version(30).stores({ file: "id, itemId", keptFile: "[fileId+variant], [usedTime+size]" });
  const about = { bytes: new ArrayBuffer(3), size: 3, usedTime: 1 };
  for (const [id, ext] of [
    [41, "md"],
    [42, "pdf"],
  ]) {
    await older.table("file").put({ id, itemId: 90, ext });
    await older.table("keptFile").put({ ...about, fileId: id, variant: "whole" });
  }
  await older.table("keptFile").put({ ...about, fileId: 41, variant: "thumb" });
  older.close();
  const newer = openLocalDatabase("plumbline-space-7");
  const found = await newer.keptFile.where("noteId").equals(90).primaryKeys();
  expect(found).toEqual([[41, "whole"]]);
  newer.close();
});

test("a worker that starts after the sign-out does not bring the database back", async () => {
  const late = openExistingDatabase("plumbline-space-1");
  await expect(late.meta.put({ key: "cacheVersion", value: "v1" })).rejects.toThrow("was deleted");
  await expect(late.meta.count()).rejects.toThrow("was deleted");
  expect(await localDatabaseNames()).not.toContain("plumbline-space-1");
});

test("a worker continues in the database that the page has made", async () => {
  const page = openLocalDatabase("plumbline-space-2");
  await page.open();
  const worker = openExistingDatabase("plumbline-space-2");
  expect(await worker.meta.count()).toBe(0);
  page.close();
  worker.close();
});

test("a database of an older app keeps its rows, and fetches only the kinds that it did not know of", async () => {
  const older = new Dexie("plumbline-space-3");
  older
    .version(1)
    .stores({ user: "id", outbox: "++n, state, lane", meta: "key", ...messageTables });
  await older.table("user").put({ id: 1, nickname: "Ada" });
  await older.table("meta").put({ key: "head", value: { epoch: "e1", seq: 40 } });
  older.close();
  const newer = openLocalDatabase("plumbline-space-3");
  expect(await newer.department.count()).toBe(0);
  expect((await newer.user.get(1))?.nickname).toBe("Ada");
  expect(await newer.meta.get("head")).toEqual({ key: "head", value: { epoch: "e1", seq: 40 } });
  const outdated = (await outdatedKinds(newer.meta)).map(({ kind }) => kind);
  expect(outdated).toContain("department");
  const isKnownSo = (kind: EntityName) =>
    entityTable[kind].since === 1 && entityTable[kind].shapeVersion === 1;
  expect(outdated.filter((kind) => isKnownSo(kind as EntityName))).toEqual([]);
  newer.close();
});

test("a database in which tasks were found otherwise keeps them, and finds them as this app does", async () => {
  const older = new Dexie("plumbline-space-5");
  older.version(3).stores({ task: "id, [scope+parentId], *people", meta: "key", ...messageTables });
  const task = { id: 7, scope: "plan:1", parentId: 0, columnId: 2, rank: "a0", people: [] };
  await older.table("task").put(task);
  older.close();
  const newer = openLocalDatabase("plumbline-space-5");
  expect(await planTasks(newer, ["plan:1"], 0, 2).toArray()).toMatchObject([task]);
  newer.close();
});

test("an older app that is still open does not go on in what a newer one has brought into its form", async () => {
  const older = openLocalDatabase("plumbline-space-4");
  await older.meta.count();
  const newer = new Dexie("plumbline-space-4");
  newer.version(1_000).stores({ later: "id" });
  await newer.open();
  await expect(older.meta.put({ key: "cacheVersion", value: "v1" })).rejects.toThrow("closed");
  await expect(older.meta.count()).rejects.toThrow("closed");
  newer.close();
});
