import type { EntityName } from "#domain/entity-names.ts";
import { entityOf, type RowId } from "#domain/entities.ts";

type Row = Record<string, unknown>;

/** A row made ready for its table: with the scope that owns it, and what its indexes need. */
export function toStored(entity: EntityName, row: Row): Row {
  const { scope, keeps } = entityOf(entity);
  return { ...row, ...keeps?.(row), scope: scope(row) };
}

/** The key of a row. */
export function keyOf(row: Row): RowId {
  return row["id"] as RowId;
}
