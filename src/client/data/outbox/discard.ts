import { type LocalDatabase, rowTables } from "../database/local-database.ts";
import { noteTouched } from "../database/touch-name.ts";
import { refold } from "../fold/refold.ts";
import { remember } from "./history.ts";

/** Takes back something that waits; what it changed here is undone. */
export async function discardWaiting(
  database: LocalDatabase,
  n: number,
  now: number,
): Promise<void> {
  const tables = [
    ...rowTables(database),
    database.shadow,
    database.outbox,
    database.history,
    database.meta,
  ];
  await database.transaction("rw", tables, async () => {
    const entry = await database.outbox.get(n);
    if (entry?.state !== "waiting") return;
    await database.outbox.delete(n);
    await remember(database, [entry], "discarded", now);
    const changed = new Set<string>();
    noteTouched(changed, entry.touched);
    await refold(database, changed);
  });
}

/** The person has dealt with something that could not be done. */
export async function discardAttention(
  database: LocalDatabase,
  id: number,
  now: number,
): Promise<void> {
  await database.transaction("rw", [database.attention, database.history], async () => {
    const entry = await database.attention.get(id);
    if (!entry) return;
    await database.attention.delete(id);
    await remember(database, [entry], "discarded", now);
  });
}

/** Everything that has not reached the server and that could not be done, as text to keep. */
export async function exportUnsent(database: LocalDatabase): Promise<string> {
  const [waiting, attention, drafts] = await Promise.all([
    database.outbox.toArray(),
    database.attention.toArray(),
    database.draft.toArray(),
  ]);
  return JSON.stringify({ waiting, attention, drafts }, undefined, 2);
}
