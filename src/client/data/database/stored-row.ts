import type { EntityName } from "#domain/entity-names.ts";
import { entityOf, type RowId } from "#domain/entities.ts";

type Row = Record<string, unknown>;

/** A row made ready for its table: with the scope that owns it, and for tasks whom it concerns. */
export function toStored(entity: EntityName, row: Row): Row {
  const stored: Row = { ...row, scope: entityOf(entity).scope(row) };
  if (entity === "task") {
    const people = row["taskUser"] as readonly { userId: number }[];
    stored["people"] = people.map((entry) => entry.userId);
  }
  return stored;
}

/** The key of a row. */
export function keyOf(row: Row): RowId {
  return row["id"] as RowId;
}
