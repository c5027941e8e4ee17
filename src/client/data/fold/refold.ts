import type { Actor } from "#domain/command.ts";
import { commandOf } from "#domain/commands.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { runReading } from "#domain/reading.ts";
import { answerFrom } from "../commands/answer.ts";
import { type LocalDatabase, type ShadowRow, tableOf } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { listOf, noteTouched, touchName } from "../database/touch-name.ts";
import { namesOfReads, noteReads, type Reads } from "../outbox/depends-on.ts";
import type { OutboxEntry } from "../outbox/entry.ts";
import { foldChanges } from "./fold-changes.ts";

/**
 * Makes rows visible again as fold(pending commands, base row), after bases or
 * entries have changed. Only entries that share a row with what changed, or
 * were decided from it, by however many steps, are run again.
 */
export async function refold(database: LocalDatabase, changed: ReadonlySet<string>): Promise<void> {
  // What is brought again to a restored server counts when the server says so: part of it has survived there.
  const entries = (await database.outbox.orderBy("n").toArray()).filter(
    (entry) => entry.refill !== "confirmed",
  );
  const { affected, rows } = closeOver(entries, changed);
  await restoreBases(database, rows);
  if (affected.length === 0) return;
  const identity = await readMeta(database.meta, "identity");
  if (!identity) return;
  for (const entry of affected) {
    const actor: Actor = { userId: identity.userId, isAdmin: identity.isAdmin, now: entry.at };
    const reading = commandOf(entry.command).decide(entry.args, actor);
    const reads: Reads = [];
    const decision = await runReading(reading, noteReads(answerFrom(database), reads));
    const touched = decision.ok ? await foldChanges(database, decision.changes) : entry.touched;
    const read = namesOfReads(reads, touched);
    const same =
      entry.folded === decision.ok &&
      sameNames(touched, entry.touched) &&
      sameNames(read, entry.read ?? []);
    if (!same) await database.outbox.update(entry.n, { touched, read, folded: decision.ok });
  }
}

/**
 * The entries whose outcome may have changed, and the rows that have to be made anew: those
 * that changed and all that these entries touch. What they look at is made anew as well, for
 * else they would see what came after them.
 */
function closeOver(entries: readonly OutboxEntry[], changed: ReadonlySet<string>) {
  const affected = new Set<OutboxEntry>();
  const rows = new Set(changed);
  const lookedAt = new Set<string>();
  const isAffected = ({ folded, touched, read = [] }: OutboxEntry) =>
    !folded ||
    touched.length === 0 ||
    read.some((name) => rows.has(name)) ||
    touched.some((name) => rows.has(name) || lookedAt.has(name) || lookedAt.has(listOf(name)));
  let before = -1;
  while (before !== affected.size) {
    before = affected.size;
    for (const entry of entries) {
      if (affected.has(entry) || !isAffected(entry)) continue;
      affected.add(entry);
      noteTouched(rows, entry.touched);
      for (const name of entry.read ?? []) lookedAt.add(name);
    }
  }
  return { affected: entries.filter((entry) => affected.has(entry)), rows };
}

async function restoreBases(database: LocalDatabase, rows: ReadonlySet<string>): Promise<void> {
  if ((await database.shadow.count()) === 0) return;
  const shadows: ShadowRow[] = [];
  await database.shadow.each((shadow) => {
    if (rows.has(touchName(shadow.table, shadow.key))) shadows.push(shadow);
  });
  for (const shadow of shadows) {
    const table = tableOf(database, shadow.table);
    if (shadow.base) await table.put(shadow.base);
    else await table.delete(shadow.key);
  }
  await database.shadow.bulkDelete(
    shadows.map((shadow): [EntityName, RowId] => [shadow.table, shadow.key]),
  );
}

function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}
