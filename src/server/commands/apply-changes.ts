import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entities.ts";
import { addChanges } from "../tables/own/change.ts";
import { readHead, takeNumbers } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { type DerivedChange, deriveChanges } from "./derive-changes.ts";
import { readStored, type Stored } from "./stored-rows.ts";

/** Whose changes these are, and when they were made: epoch milliseconds. */
export interface ChangeContext {
  actorId: number;
  at: number;
}

/**
 * Writes the changes of one decision, with all that follows from them, into
 * tables and log, and gives back the number of the last change. It is the last
 * thing that a transaction does: from here on it holds the counter that
 * everybody needs.
 */
export async function applyChanges(
  tx: Tx,
  changes: readonly Change[],
  context: ChangeContext,
  stored?: Stored,
): Promise<number> {
  const derived = await deriveChanges(tx, changes, stored ?? (await readStored(tx, changes)));
  if (derived.length === 0) return readHead(tx);
  await Promise.all(
    [...byEntity(derived.filter((change) => !change.put))].map(async ([entity, gone]) =>
      tableOf(entity).removeMany(
        tx,
        gone.map((change) => change.id),
      ),
    ),
  );

  const last = await takeNumbers(tx, derived.length);
  const numbered = derived.map((change, index) => ({
    ...change,
    seq: last - derived.length + 1 + index,
  }));
  for (const [entity, changed] of byEntity(numbered)) {
    const rows = changed.flatMap(({ put, scope, seq }) => (put ? [{ row: put, scope, seq }] : []));
    if (rows.length > 0) tx.beforeCommit(tableOf(entity).upsert(tx, rows));
  }
  const log = numbered.map(({ put, id, entity, action, scope, seq }) => ({
    ...{ seq, scope, entity, rowId: String(id), action, gone: put === undefined },
    ...{ actor: context.actorId, at: context.at },
  }));
  tx.beforeCommit(addChanges(tx, log));
  return last;
}

function byEntity<Item extends DerivedChange>(changes: readonly Item[]): Map<EntityName, Item[]> {
  return Map.groupBy(changes, (change) => change.entity);
}
