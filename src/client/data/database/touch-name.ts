import type { RowId } from "#domain/entities.ts";
import type { EntityName } from "#domain/entity-names.ts";

/** A row's name in sets of touched rows. */
export function touchName(entity: EntityName, key: RowId): string {
  return `${entity}/${key}`;
}
