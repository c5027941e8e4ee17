import { type KindAgain, syncPull } from "#contract/calls/sync.ts";
import { windowsFromWire } from "#contract/windows.ts";
import { applyServer, type ServerNews } from "../fold/apply-server.ts";
import { portionsOf } from "../fold/portions.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { outdatedKinds } from "../database/held-shapes.ts";
import { readMeta } from "../database/meta.ts";
import { withRoom } from "../storage/with-room.ts";
import { noRoomFailure } from "../calls/failure.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import { noteCameWhole } from "./notes.ts";
import { kindsSeenOtherwise, noteSights } from "./sights.ts";

/**
 * Fetches and applies all that is newer than the browser, giving up old messages where there is
 * no room for it. Answers the failure that stopped it, if any.
 */
export async function pullAll(
  database: LocalDatabase,
  call: Caller,
  fence: number,
  now: () => number,
): Promise<CallFailure | undefined> {
  const pulling = { database, call, fence, now };
  const head = await readMeta(database.meta, "head");
  const outdated = await outdatedKinds(database.meta);
  const isFresh = (head?.seq ?? 0) === 0;
  const isOnce = isFresh || outdated.length === 0;
  // News do not wait for rows that are here in an older shape.
  const failure = isOnce
    ? await pullPages(pulling, outdated)
    : ((await pullPages(pulling, [])) ?? (await pullPages(pulling, outdated)));
  return failure ?? pullSeenOtherwise(pulling, isFresh);
}

/** Rows that came when the person might read more of them, or less, than now; what is fresh came as it is now. */
async function pullSeenOtherwise(
  pulling: Pulling,
  isFresh: boolean,
): Promise<CallFailure | undefined> {
  const { database, fence } = pulling;
  const kinds = await kindsSeenOtherwise(database);
  if (kinds.length === 0) return undefined;
  const failure = isFresh ? undefined : await pullPages(pulling, kinds);
  if (!failure) await noteSights(database, fence);
  return failure;
}

interface Pulling {
  readonly database: LocalDatabase;
  readonly call: Caller;
  readonly fence: number;
  now(): number;
}

/** Fetches and applies what is new, and all rows of the kinds that are wanted again. */
async function pullPages(
  { database, call, fence, now }: Pulling,
  again: readonly KindAgain[],
): Promise<CallFailure | undefined> {
  let whole = again;
  let cursor: string | undefined;
  do {
    const head = await readMeta(database.meta, "head");
    const body = {
      epoch: head?.epoch ?? "",
      since: head?.seq ?? 0,
      ...(head?.known && { known: head.known }),
      ...(cursor && { cursor }),
      ...(again.length > 0 && { again: [...again] }),
    };
    const result = await call(syncPull, body);
    if (!result.ok) return result.failure;
    const page = result.value;
    cursor = page.cursor;
    // Each page may be the answer of another server, which may be of a version before.
    whole = whole.filter(({ kind }) => page.again?.includes(kind));
    const news: ServerNews = {
      rows: page.rows,
      gone: page.gone,
      windows: windowsFromWire(page),
      epoch: page.epoch,
      head: cursor === undefined ? page.head : undefined,
      until: page.head,
      reset: page.reset,
      mark: page.mark,
    };
    for (const portion of await portionsFor(database, news)) {
      const stored = await withRoom(database, now(), "oldRows", () =>
        applyServer(database, portion, fence),
      );
      if (stored === "noRoom") return noRoomFailure;
    }
  } while (cursor !== undefined);
  if (whole.length > 0) await noteCameWhole(database, fence, whole);
  return undefined;
}

/**
 * For each portion what waits is folded anew: where much waits, or a little that touches many rows, clicks wait less for
 * one long writing than for many.
 */
const PENDING_MOST = 200;

async function portionsFor(database: LocalDatabase, news: ServerNews): Promise<ServerNews[]> {
  const [entries, foldedRows] = await Promise.all([
    database.outbox.count(),
    database.shadow.count(),
  ]);
  return Math.max(entries, foldedRows) > PENDING_MOST ? [news] : portionsOf(news);
}
