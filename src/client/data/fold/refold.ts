import type { Actor } from "#domain/command.ts";
import { commandOf } from "#domain/commands.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { runReading } from "#domain/reading.ts";
import { type LocalDatabase, type ShadowRow, tableOf } from "../database/local-database.ts";
import { type Identity, readMeta } from "../database/meta.ts";
import { listOf, noteTouched, touchName } from "../database/touch-name.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";
import { type Answering, answerFrom } from "./answer.ts";
import { DecidedRows } from "./decided-rows.ts";
import { namesOf, writeDecided } from "./fold-changes.ts";
import { namesOfReads, noteReads, type Reads } from "./reads.ts";

/**
 * Makes rows visible again as fold(pending commands, base row), after bases or
 * entries have changed. Only entries that share a row with what changed, or
 * were decided from it, by however many steps, are run again.
 */
export async function refold(database: LocalDatabase, changed: ReadonlySet<string>): Promise<void> {
  // What is brought again to a restored server counts when the server says so: part of it has survived there.
  const before = (await database.outbox.orderBy("n").toArray()).filter(
    (entry) => entry.refill !== "confirmed",
  );
  const identity = await readMeta(database.meta, "identity");
  let entries = before;
  let decided = new DecidedRows();
  let again = closeOver(entries, changed, new Set());
  for (let count = -1; count !== again.affected.size;) {
    count = again.affected.size;
    await restoreBases(database, again.rows);
    decided = new DecidedRows();
    if (identity && again.affected.size > 0) {
      const { answer } = answerFrom(database, decided);
      entries = await runAgain(entries, again.affected, { identity, answer, decided });
    }
    // They may have been decided from other rows than before, which what came after them has changed.
    again = closeOver(entries, changed, again.affected);
  }
  await writeDecided(database, decided);
  const updates = entries.flatMap((entry, index) => {
    const { n, touched, read = [], folded } = entry;
    return entry === before[index] ? [] : [{ key: n, changes: { touched, read, folded } }];
  });
  if (updates.length > 0) await database.outbox.bulkUpdate(updates);
}

/** What a rule is decided with: for whom, from which rows, and on what was decided before. */
interface Course extends Pick<Answering, "answer"> {
  readonly identity: Pick<Identity, "userId" | "isAdmin">;
  readonly decided: DecidedRows;
}

/** Decides entries anew, in their order and each on what those before it decided; gives back all as they are then. */
async function runAgain(
  entries: readonly OutboxEntry[],
  affected: ReadonlySet<number>,
  course: Course,
): Promise<OutboxEntry[]> {
  const all: OutboxEntry[] = [];
  for (const entry of entries) {
    all.push(affected.has(entry.n) ? await decideAgain(entry, course) : entry);
  }
  return all;
}

/** The entry as it is now; the very same where nothing has changed about it. */
async function decideAgain(
  entry: OutboxEntry,
  { identity, answer, decided }: Course,
): Promise<OutboxEntry> {
  const { userId, isAdmin } = identity;
  const actor: Actor = { userId, isAdmin, now: entry.at, arrivedAt: entry.at };
  const reading = commandOf(entry.command).decide(entry.args, actor);
  const reads: Reads = [];
  const decision = await runReading(reading, noteReads(answer, reads));
  if (decision.ok) decided.decide(decision.changes);
  const touched = decision.ok ? namesOf(decision.changes) : entry.touched;
  const read = namesOfReads(reads, touched);
  const same =
    entry.folded === decision.ok &&
    sameNames(touched, entry.touched) &&
    sameNames(read, entry.read ?? []);
  return same ? entry : { ...entry, touched, read, folded: decision.ok };
}

/**
 * The entries whose outcome may have changed, besides those that are known to be, and the rows that
 * have to be made anew: those that changed and all that these entries touch. What they look at is
 * made anew as well, for else they would see what came after them.
 */
function closeOver(
  entries: readonly OutboxEntry[],
  changed: ReadonlySet<string>,
  known: ReadonlySet<number>,
) {
  const affected = new Set<number>();
  const rows = new Set(changed);
  const lookedAt = new Set<string>();
  const isAffected = ({ n, folded, touched, read = [] }: OutboxEntry) =>
    known.has(n) ||
    !folded ||
    touched.length === 0 ||
    read.some((name) => rows.has(name)) ||
    touched.some((name) => rows.has(name) || lookedAt.has(name) || lookedAt.has(listOf(name)));
  let before = -1;
  while (before !== affected.size) {
    before = affected.size;
    for (const entry of entries) {
      if (affected.has(entry.n) || !isAffected(entry)) continue;
      affected.add(entry.n);
      noteTouched(rows, entry.touched);
      for (const name of entry.read ?? []) lookedAt.add(name);
    }
  }
  return { affected, rows };
}

async function restoreBases(database: LocalDatabase, rows: ReadonlySet<string>): Promise<void> {
  if ((await database.shadow.count()) === 0) return;
  const shadows: ShadowRow[] = [];
  await database.shadow.each((shadow) => {
    if (rows.has(touchName(shadow.table, shadow.key))) shadows.push(shadow);
  });
  for (const [kind, own] of Map.groupBy(shadows, ({ table }) => table)) {
    const table = tableOf(database, kind);
    const bases = own.flatMap(({ base }) => (base ? [base] : []));
    const made = own.flatMap(({ base, key }) => (base ? [] : [key]));
    if (bases.length > 0) await table.bulkPut(bases);
    if (made.length > 0) await table.bulkDelete(made);
  }
  await database.shadow.bulkDelete(
    shadows.map((shadow): [EntityName, RowId] => [shadow.table, shadow.key]),
  );
}

function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}
