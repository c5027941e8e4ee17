import type { BodyOf, ReplyOf } from "#contract/call.ts";
import { listWindow } from "#contract/calls/sync.ts";
import { TOO_MANY } from "#contract/envelope.ts";
import { WINDOW_ROWS } from "#domain/limits.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { type Stream, streamKind } from "../database/streams.ts";
import { baseOf } from "../fold/base-of.ts";
import { refold } from "../fold/refold.ts";
import { storeWindows } from "../fold/store-windows.ts";
import { withRoom } from "../storage/with-room.ts";
import { noRoomFailure } from "../calls/failure.ts";
import type { CallFailure, Caller } from "../calls/http.ts";

/** Loads the page of rows before (or at) one that is cached, or the newest where none is. */
export function loadEarlier(
  database: LocalDatabase,
  call: Caller,
  stream: Stream,
  oldestId: number | undefined,
  now = Date.now(),
): Promise<CallFailure | undefined> {
  const before = oldestId !== undefined && { prevId: oldestId };
  return loadPage(database, call, { ...stream, size: WINDOW_ROWS * 2, ...before }, now);
}

/** Loads the newest rows of a stream, as many as a closed one keeps; gives up nothing for them. */
export function loadNewest(
  database: LocalDatabase,
  call: Caller,
  stream: Stream,
): Promise<CallFailure | undefined> {
  const asked = { ...stream, size: WINDOW_ROWS };
  return loadAndStore(call, asked, (page) => storePage(database, stream, page));
}

/** Loads the page of rows at and after one. */
export function loadLater(
  database: LocalDatabase,
  call: Caller,
  stream: Stream,
  newestId: number,
  now: number,
): Promise<CallFailure | undefined> {
  return loadPage(database, call, { ...stream, size: WINDOW_ROWS * 2, nextId: newestId }, now);
}

/** Loads a row with a page before and a page after it. */
export async function loadAround(
  database: LocalDatabase,
  call: Caller,
  stream: Stream,
  id: number,
  now: number,
): Promise<CallFailure | undefined> {
  const page = { ...stream, size: WINDOW_ROWS };
  const failure = await loadPage(database, call, { ...page, prevId: id }, now);
  return failure ?? loadPage(database, call, { ...page, nextId: id }, now);
}

/** Where there is news all the time, a page is older than they are again and again. */
const TRIES = 5;
const busy: CallFailure = { kind: "later", code: TOO_MANY, reason: "tooMany", msg: "" };

type Asked = BodyOf<typeof listWindow> & Stream;
type Page = ReplyOf<typeof listWindow>;

function loadPage(
  database: LocalDatabase,
  call: Caller,
  asked: Asked,
  now: number,
): Promise<CallFailure | undefined> {
  return loadAndStore(call, asked, (page) =>
    withRoom(database, now, "oldRows", () => storePage(database, asked, page)),
  );
}

async function loadAndStore(
  call: Caller,
  asked: Asked,
  store: (page: Page) => Promise<boolean | "noRoom">,
): Promise<CallFailure | undefined> {
  for (let left = TRIES; left > 0; left -= 1) {
    const result = await call(listWindow, asked);
    if (!result.ok) return result.failure;
    if (!result.value.window) return undefined;
    const stored = await store(result.value);
    if (stored === "noRoom") return noRoomFailure;
    if (stored) return undefined;
  }
  return busy;
}

/**
 * Stores a page, unless there was news of its stream after it was read: they are in no row of it, and where
 * what they tell of was not cached they are nowhere else. Of a parent that the person may no longer see, or
 * of which the server has not told yet, nothing is kept.
 */
async function storePage(
  database: LocalDatabase,
  { kind, parentId }: Stream,
  { rows, window, epoch, head }: Page,
): Promise<boolean> {
  return database.transaction("rw", foldTables(database), async () => {
    if (!(await baseOf(database, streamKind(kind).parent, parentId))) return true;
    const own = await readMeta(database.meta, "head");
    const known = await database.stream.get([kind, parentId]);
    const isOther = own !== undefined && epoch !== own.epoch;
    if (isOther || (known?.newsUntil ?? 0) > head) return false;
    const changed = new Set<string>();
    const news = { rows: rows as Record<string, unknown>[], windows: window ? [window] : [] };
    await storeWindows(database, kind, news, changed);
    // Also what waits and rests on no row yet may be decided from what has come.
    if ((await database.outbox.count()) > 0) await refold(database, changed);
    return true;
  });
}
