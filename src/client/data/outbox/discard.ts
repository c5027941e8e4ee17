import type { CommandName } from "#domain/commands.ts";
import { type LocalDatabase, rowTables } from "../database/local-database.ts";
import type { AttentionEntry, OutboxEntry } from "../database/outbox-entry.ts";
import { noteTouched } from "../database/touch-name.ts";
import { refold } from "../fold/refold.ts";
import { forgetDiscarded, remember } from "./history.ts";

/** Takes back something that waits; what it changed here is undone. */
export async function discardWaiting(
  database: LocalDatabase,
  n: number,
  now: number,
): Promise<void> {
  await database.transaction("rw", tablesOfWaiting(database), async () => {
    const entry = await database.outbox.get(n);
    if (entry?.state !== "waiting") return;
    await database.outbox.delete(n);
    await remember(database, [entry], "discarded", now);
    await refoldFor(database, entry);
  });
}

/** Takes back what the person has thought better of in time; false once it has been on its way. */
export async function takeBack(
  database: LocalDatabase,
  command: CommandName,
  undoUntil: number,
): Promise<boolean> {
  return database.transaction("rw", tablesOfWaiting(database), async () => {
    const entry = await database.outbox
      .where("state")
      .equals("waiting")
      .filter((one) => one.command === command && one.undoUntil === undoUntil)
      .first();
    if (!entry || entry.sent) return false;
    await database.outbox.delete(entry.n);
    await refoldFor(database, entry);
    return true;
  });
}

/** As takeBack, for what was done many times at once; answers how many of it have not been on their way. */
export async function takeBackAll(
  database: LocalDatabase,
  command: CommandName,
  undoUntil: number,
): Promise<number> {
  return database.transaction("rw", tablesOfWaiting(database), async () => {
    const entries = await database.outbox
      .where("state")
      .equals("waiting")
      .filter((one) => one.command === command && one.undoUntil === undoUntil && !one.sent)
      .toArray();
    await database.outbox.bulkDelete(entries.map(({ n }) => n));
    const changed = new Set<string>();
    for (const { touched } of entries) noteTouched(changed, touched);
    await refold(database, changed);
    return entries.length;
  });
}

/**
 * Puts back what was just discarded, under its own number: so it stands in its old place, and a server that has it
 * already does it no second time.
 */
export async function putBackWaiting(database: LocalDatabase, entry: OutboxEntry): Promise<void> {
  await database.transaction("rw", tablesOfWaiting(database), async () => {
    if (!(await forgetDiscarded(database, entry.n))) return;
    await database.outbox.put({ ...entry, folded: false });
    await refoldFor(database, entry);
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

/** Puts back what could not be done and was just discarded. */
export async function putBackAttention(
  database: LocalDatabase,
  entry: AttentionEntry,
): Promise<void> {
  await database.transaction("rw", [database.attention, database.history], async () => {
    if (await forgetDiscarded(database, entry.n)) await database.attention.put(entry);
  });
}

function tablesOfWaiting(database: LocalDatabase) {
  const { shadow, outbox, history, meta } = database;
  return [...rowTables(database), shadow, outbox, history, meta];
}

async function refoldFor(database: LocalDatabase, { touched }: OutboxEntry): Promise<void> {
  const changed = new Set<string>();
  noteTouched(changed, touched);
  await refold(database, changed);
}

/** Everything that has not reached the server and that could not be done, as text to keep. */
export async function exportUnsent(database: LocalDatabase): Promise<string> {
  const [waiting, attention, drafts, writings] = await Promise.all([
    database.outbox.toArray(),
    database.attention.toArray(),
    database.draft.toArray(),
    database.writing.toArray(),
  ]);
  return JSON.stringify({ waiting, attention, drafts, writings }, undefined, 2);
}
