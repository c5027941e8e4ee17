import { WINDOW_ROWS } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { forgetSeenPages } from "../database/seen-page.ts";
import { forgetSeenRows } from "../database/seen-rows.ts";
import { forgetKeptFiles } from "./kept-files.ts";
import type { StreamHistory } from "./plan-trim.ts";
import { readStreams } from "./read-streams.ts";
import { DELETES_MAX, shrinkStream } from "./shrink-stream.ts";
import { isQuotaError } from "../database/storage-errors.ts";

/** More than any stream has, and still a number that IndexedDB takes. */
const ALL = 2 ** 31;

/**
 * What may be given up. oldRows: of closed streams those beyond the newest 25, for what the
 * server tells; wholeStreams: in the end all that is here of them, for a person's own words.
 */
export type Sacrifice = "oldRows" | "wholeStreams";

/**
 * Gives up what the server can give again, because the disk or the browser has
 * no room, a step at a time for as long as whoever asks still finds none: first lists that
 * were seen, pictures and contents of files that the server has, then what closed streams have beyond 25 rows,
 * then one whole stream after the other, those first that were left alone longest, and at last
 * what the person wants to have on this device, which is fetched again. Never what was typed, what waits, or what has changes that wait. Once there is room again, `refillStreams` brings back the newest.
 */
export async function* makeRoom(
  database: LocalDatabase,
  now: number,
  sacrifice: Sacrifice,
): AsyncGenerator<void> {
  if ((await forgetSeenPages(database)) > 0) yield;
  if ((await forgetSeenRows(database)) > 0) yield;
  if ((await forgetKeptFiles(database)) > 0) yield;
  const closed = (await readStreams(database, now))
    .flat()
    .filter(({ open }) => !open)
    .toSorted((left, right) => left.touchedAt - right.touchedAt);
  for (const history of closed) await shortenHistory(database, history);
  // Others may have made room meanwhile, so it is tried again even when nothing was found to give up.
  yield;
  if (sacrifice === "oldRows") return;
  for (const { stream } of closed) {
    // Not even the note of what stays could be written: taking all away needs none.
    if ((await unlessFull(shrinkStream(database, stream, 0, ALL))) > 0) yield;
  }
  if ((await forgetKeptFiles(database, "nothing")) > 0) {
    await noteGiven(database, now);
    yield;
  }
}

/** Whoever keeps files on this device fetches what is wanted again; where not even that can be noted there is no room for it either. */
async function noteGiven({ meta }: LocalDatabase, now: number): Promise<void> {
  try {
    await meta.put({ key: "offlineGiven", value: now });
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
}

async function shortenHistory(
  database: LocalDatabase,
  { stream, count }: StreamHistory,
): Promise<void> {
  if (count <= WINDOW_ROWS) return;
  for (let last = DELETES_MAX; last === DELETES_MAX;) {
    last = await unlessFull(shrinkStream(database, stream, WINDOW_ROWS));
  }
}

/** How many rows went; none where there was no room to note what stays. */
async function unlessFull(shrinking: Promise<number>): Promise<number> {
  try {
    return await shrinking;
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    return 0;
  }
}
