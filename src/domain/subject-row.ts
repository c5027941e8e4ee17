import type { EntityName } from "./entity-names.ts";
import type { RowId } from "./entities.ts";

/** The row that something is about. */
export interface Subject {
  readonly entity: EntityName;
  readonly id: RowId;
}
