import "fake-indexeddb/auto";
import { noteShapes, outdatedKinds } from "#client/data/database/held-shapes.ts";
import { openLocalDatabase, type LocalDatabase } from "#client/data/database/local-database.ts";
import { toStored } from "#client/data/database/stored-row.ts";
import { entityNames } from "#domain/entity-names.ts";
import type { Message } from "#domain/message/message.ts";
import type { World } from "./world.ts";

let opened = 0;

/** The local database of somebody who is signed in, with all that the world holds. */
export async function openBrowserOf(
  world: World,
  userId: number,
  // Files that share a process may each count anew, while what they stored lies in one place.
  name = `browser-${crypto.randomUUID()}`,
): Promise<LocalDatabase> {
  const database = openLocalDatabase(name);
  opened += 1;
  const deviceNumber = 7_000 + opened;
  await database.meta.bulkPut([
    {
      key: "identity",
      value: { userId, isAdmin: false, deviceNumber, counter: 0, clientId: `client-${name}` },
    },
    { key: "leader", value: 1 },
  ]);
  await noteShapes(database.meta, await outdatedKinds(database.meta));
  for (const entity of entityNames) {
    const rows = world.all(entity) as Record<string, unknown>[];
    await database.table(entity).bulkPut(rows.map((row) => toStored(entity, row)));
  }
  return database;
}

/** Fills a dialog with cached messages at the positions of one run, as a pull would. */
export async function cacheMessages(
  database: LocalDatabase,
  dialogId: number,
  [from, to]: readonly [number, number],
  change: Partial<Message> = {},
): Promise<void> {
  const positions = Array.from({ length: to - from + 1 }, (_none, index) => from + index);
  await database.message.bulkPut(
    positions.map((position) => ({
      id: dialogId * 100_000 + position,
      dialogId,
      planId: 0,
      privateTo: 0,
      position,
      userId: 3,
      mtype: "text" as const,
      msg: { text: `Message ${position}`, type: "text" as const },
      mention: [],
      replyId: 0,
      replyNum: 0,
      emoji: [],
      modify: 0 as const,
      edits: [],
      withdrawTime: 0,
      createTime: position,
      ...change,
      scope: `dialog:${dialogId}` as const,
    })),
  );
  const stream = { kind: "message", parentId: dialogId } as const;
  const before = (await database.stream.get(["message", dialogId]))?.ranges ?? [];
  await database.stream.put({ ...stream, ranges: [...before, [from, to]] });
}

/** All rows of all tables, to be compared. */
export async function contentOf(database: LocalDatabase): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of database.tables) content[table.name] = await table.toArray();
  return content;
}
