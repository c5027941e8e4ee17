import type { BodyOf } from "#contract/call.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import { type LocalDatabase, rowTables } from "../database/local-database.ts";
import { refold } from "../fold/refold.ts";
import { storeMessages } from "../fold/store-messages.ts";
import { noRoom, withRoom } from "../storage/with-room.ts";
import type { CallFailure, Caller } from "./http.ts";

/** Loads the page of messages before (or at) one that is cached, or the newest where none is. */
export function loadEarlier(
  database: LocalDatabase,
  call: Caller,
  dialogId: number,
  oldestId: number | undefined,
  now = Date.now(),
): Promise<CallFailure | undefined> {
  const before = oldestId !== undefined && { prevId: oldestId };
  return loadPage(database, call, { dialogId, size: MESSAGE_PAGE * 2, ...before }, now);
}

/** Loads the page of messages at and after one. */
export function loadLater(
  database: LocalDatabase,
  call: Caller,
  dialogId: number,
  newestId: number,
  now: number,
): Promise<CallFailure | undefined> {
  return loadPage(database, call, { dialogId, size: MESSAGE_PAGE * 2, nextId: newestId }, now);
}

/** Loads a message with a page before and a page after it. */
export async function loadAround(
  database: LocalDatabase,
  call: Caller,
  dialogId: number,
  messageId: number,
  now: number,
): Promise<CallFailure | undefined> {
  const page = { dialogId, size: MESSAGE_PAGE };
  const failure = await loadPage(database, call, { ...page, prevId: messageId }, now);
  return failure ?? loadPage(database, call, { ...page, nextId: messageId }, now);
}

async function loadPage(
  database: LocalDatabase,
  call: Caller,
  page: BodyOf<typeof listMessages>,
  now: number,
): Promise<CallFailure | undefined> {
  const { dialogId } = page;
  const result = await call(listMessages, page);
  if (!result.ok) return result.failure;
  const rows = result.value.list;
  const positions = rows.map((row) => row.position);
  if (rows.length === 0) return undefined;
  const window = { dialogId, from: Math.min(...positions), to: Math.max(...positions) };
  const tables = [
    ...rowTables(database),
    database.shadow,
    database.outbox,
    database.range,
    database.meta,
  ];
  const store = () =>
    database.transaction("rw", tables, async () => {
      const changed = new Set<string>();
      await storeMessages(database, rows, [window], changed);
      if (changed.size > 0) await refold(database, changed);
    });
  const stored = await withRoom(database, now, store);
  return stored === "noRoom" ? { kind: "refused", ...noRoom, msg: "" } : undefined;
}
