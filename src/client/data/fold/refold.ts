import type { Actor } from "#domain/command.ts";
import { commandOf } from "#domain/commands.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { runReading } from "#domain/reading.ts";
import { answerFrom } from "../commands/answer.ts";
import { type LocalDatabase, type ShadowRow, tableOf } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { touchName } from "../database/touch-name.ts";
import type { OutboxEntry } from "../outbox/entry.ts";
import { foldChanges } from "./fold-changes.ts";

/**
 * Makes rows visible again as fold(pending commands, base row), after bases or
 * entries have changed. Only entries that share a row with what changed, by
 * however many steps, are run again.
 */
export async function refold(database: LocalDatabase, changed: ReadonlySet<string>): Promise<void> {
  // What is brought again to a restored server counts when the server says so: part of it has survived there.
  const entries = (await database.outbox.orderBy("n").toArray()).filter(
    (entry) => entry.refill !== "confirmed",
  );
  const rows = new Set(changed);
  const affected = closeOver(entries, rows);
  await restoreBases(database, rows);
  if (affected.length === 0) return;
  const identity = await readMeta(database.meta, "identity");
  if (!identity) return;
  for (const entry of affected) {
    const actor: Actor = { userId: identity.userId, isAdmin: identity.isAdmin, now: entry.at };
    const reading = commandOf(entry.command).decide(entry.args, actor);
    const decision = await runReading(reading, answerFrom(database));
    const touched = decision.ok ? await foldChanges(database, decision.changes) : entry.touched;
    const same = entry.folded === decision.ok && sameNames(touched, entry.touched);
    if (!same) await database.outbox.update(entry.n, { touched, folded: decision.ok });
  }
}

/** The entries that touch any of `rows`, growing `rows` by all that they touch. */
function closeOver(entries: readonly OutboxEntry[], rows: Set<string>): OutboxEntry[] {
  const affected = new Set<OutboxEntry>();
  let before = -1;
  while (before !== affected.size) {
    before = affected.size;
    for (const entry of entries) {
      if (affected.has(entry)) continue;
      if (entry.folded && !entry.touched.some((name) => rows.has(name))) continue;
      affected.add(entry);
      for (const name of entry.touched) rows.add(name);
    }
  }
  return entries.filter((entry) => affected.has(entry));
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
