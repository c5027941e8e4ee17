import type { Change } from "#domain/command.ts";
import type { EntityName, RowId } from "#domain/entities.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import type { FoundRow } from "../tables/table.ts";

/** Rows as they stood before a decision, by entity and id. */
export type Stored = ReadonlyMap<string, FoundRow>;

export function rowKey(entity: EntityName, id: RowId): string {
  return `${entity}/${id}`;
}

export function idOfChange(change: Change): RowId {
  return "put" in change ? change.put.id : change.remove;
}

/** Reads what stands where the changes would put or remove rows. */
export async function readStored(db: Db, changes: readonly Change[]): Promise<Stored> {
  const wanted = new Map<EntityName, Set<RowId>>();
  for (const change of changes) {
    const ids = wanted.get(change.entity) ?? new Set();
    wanted.set(change.entity, ids.add(idOfChange(change)));
  }
  const stored = new Map<string, FoundRow>();
  await Promise.all(
    [...wanted].map(async ([entity, ids]) => {
      for (const found of await tableOf(entity).find(db, [...ids])) {
        stored.set(rowKey(entity, found.row.id), found);
      }
    }),
  );
  return stored;
}
