import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { AnyRow, RowId } from "#domain/entities.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** Rows as they stood before, by entity and id; undefined where none stood. */
export type StoredRows = ReadonlyMap<string, AnyRow | undefined>;

export function rowKey(entity: EntityName, id: RowId): string {
  return `${entity}/${id}`;
}

export function idOfChange(change: Change): RowId {
  return "put" in change ? change.put.id : change.remove;
}

/** Reads what stands where the changes would put or remove rows, as far as it is not known. */
export async function readStored(
  db: Db,
  changes: readonly Change[],
  known: StoredRows = new Map(),
): Promise<Map<string, AnyRow | undefined>> {
  const stored = new Map(known);
  const wanted = new Map<EntityName, Set<RowId>>();
  for (const change of changes) {
    const id = idOfChange(change);
    if (stored.has(rowKey(change.entity, id))) continue;
    wanted.set(change.entity, (wanted.get(change.entity) ?? new Set()).add(id));
  }
  await Promise.all(
    [...wanted].map(async ([entity, ids]) => {
      for (const { row } of await tableOf(entity).find(db, [...ids])) {
        stored.set(rowKey(entity, row.id), row);
      }
    }),
  );
  return stored;
}
