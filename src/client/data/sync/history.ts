import type { BodyOf, ReplyOf } from "#contract/call.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { TOO_MANY } from "#contract/envelope.ts";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import { type LocalDatabase, rowTables } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { baseOf } from "../fold/base-of.ts";
import { refold } from "../fold/refold.ts";
import { storeMessages } from "../fold/store-messages.ts";
import { withRoom } from "../storage/with-room.ts";
import { noRoomFailure } from "../calls/failure.ts";
import type { CallFailure, Caller } from "../calls/http.ts";

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

/** Loads the newest messages of a dialog, as many as a closed one keeps; gives up nothing for them. */
export function loadNewest(
  database: LocalDatabase,
  call: Caller,
  dialogId: number,
): Promise<CallFailure | undefined> {
  return loadAndStore(call, { dialogId, size: MESSAGE_PAGE }, (page) => storePage(database, page));
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

/** In a dialog of which there is news all the time, a page is older than they are again and again. */
const TRIES = 5;
const busy: CallFailure = { kind: "later", code: TOO_MANY, reason: "tooMany", msg: "" };

function loadPage(
  database: LocalDatabase,
  call: Caller,
  asked: BodyOf<typeof listMessages>,
  now: number,
): Promise<CallFailure | undefined> {
  return loadAndStore(call, asked, (page) =>
    withRoom(database, now, "oldMessages", () => storePage(database, page)),
  );
}

async function loadAndStore(
  call: Caller,
  asked: BodyOf<typeof listMessages>,
  store: (page: ReplyOf<typeof listMessages>) => Promise<boolean | "noRoom">,
): Promise<CallFailure | undefined> {
  for (let left = TRIES; left > 0; left -= 1) {
    const result = await call(listMessages, asked);
    if (!result.ok) return result.failure;
    if (result.value.list.length === 0) return undefined;
    const stored = await store(result.value);
    if (stored === "noRoom") return noRoomFailure;
    if (stored) return undefined;
  }
  return busy;
}

/**
 * Stores a page, unless there was news of its dialog after it was read: they are in no
 * row of it, and where the message was not cached they are nowhere else. Of a dialog that
 * the person may no longer see, or of which the server has not told yet, nothing is kept.
 */
async function storePage(
  database: LocalDatabase,
  { list, dialog, epoch, head }: ReplyOf<typeof listMessages>,
): Promise<boolean> {
  const positions = list.map((row) => row.position);
  const window = {
    dialogId: dialog.id,
    from: Math.min(...positions),
    to: Math.max(...positions),
  };
  const tables = [
    ...rowTables(database),
    database.shadow,
    database.outbox,
    database.range,
    database.meta,
  ];
  return database.transaction("rw", tables, async () => {
    if (!(await baseOf(database, "dialog", dialog.id))) return true;
    const own = await readMeta(database.meta, "head");
    const known = await database.range.get(dialog.id);
    const isOther = own !== undefined && epoch !== undefined && epoch !== own.epoch;
    if (isOther || (known?.newsUntil ?? 0) > (head ?? Number.POSITIVE_INFINITY)) return false;
    const changed = new Set<string>();
    await storeMessages(database, list, [window], changed);
    if (changed.size > 0) await refold(database, changed);
    return true;
  });
}
