import type { LocalDatabase } from "../database/local-database.ts";
import { type DialogHistory, historiesOf } from "./plan-trim.ts";

/** Of which dialogs messages are cached here, and how many. */
export async function readHistories(
  database: LocalDatabase,
  now: number,
): Promise<DialogHistory[]> {
  const [ranges, visits, dialogs] = await Promise.all([
    database.range.toArray(),
    database.visit.toArray(),
    database.dialog.toArray(),
  ]);
  return historiesOf(
    ranges,
    new Map(visits.map(({ dialogId, time }) => [dialogId, time])),
    new Map(dialogs.map(({ id, lastTime }) => [id, lastTime])),
    now,
  );
}

/** A person has a dialog open on this browser; to be said once a minute while they do. */
export async function noteVisit(
  database: LocalDatabase,
  dialogId: number,
  now: number,
): Promise<void> {
  await database.visit.put({ dialogId, time: now });
}
