import type { EntityName } from "#domain/entity-names.ts";
import type { Database } from "../tables/sql/db.ts";

/** Rows of one kind that a server keeps in memory beside the database. */
export interface RowMemory {
  readonly entity: EntityName;
  /** Rows of the kind have changed: what was kept of them no longer counts. */
  forget(database: Database): void;
}
