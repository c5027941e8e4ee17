import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { keyOf, toStored } from "../database/stored-row.ts";

type Row = Record<string, unknown>;
const none: ReadonlyMap<RowId, Row | undefined> = new Map();

/** Rows as decisions leave them that are not written yet: the next ones are decided on top of them. */
export class DecidedRows {
  readonly #rows = new Map<EntityName, Map<RowId, Row | undefined>>();

  decide(changes: readonly Change[]): void {
    for (const change of changes) {
      const { entity } = change;
      const rows = this.#rows.get(entity) ?? new Map<RowId, Row | undefined>();
      this.#rows.set(entity, rows);
      rows.set(keyOfChange(change), "put" in change ? toStored(entity, change.put) : undefined);
    }
  }

  kinds(): EntityName[] {
    return [...this.#rows.keys()];
  }

  /** Rows of a kind by their keys, undefined for one that is removed. */
  of(kind: EntityName): ReadonlyMap<RowId, Row | undefined> {
    return this.#rows.get(kind) ?? none;
  }
}

/** The key of the row that is changed. */
export function keyOfChange(change: Change): RowId {
  return "put" in change ? keyOf(change.put) : change.remove;
}
