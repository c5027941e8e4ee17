import type { MessageWindow } from "#contract/calls/sync.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { PULL_ROWS_MAX } from "#domain/limits.ts";

/** Characters of JSON after which a page is full. */
const PAGE_SIZE = 1_000_000;

/** One page of a pull as it fills up. */
export class Page {
  readonly rows: Partial<Record<EntityName, unknown[]>> = {};
  readonly gone: Partial<Record<EntityName, RowId[]>> = {};
  readonly windows: MessageWindow[] = [];
  #count = 0;
  #size = 0;

  /** How many more rows fit. */
  get room(): number {
    return this.#size >= PAGE_SIZE ? 0 : Math.max(0, PULL_ROWS_MAX - this.#count);
  }

  put(entity: EntityName, row: object): void {
    (this.rows[entity] ??= []).push(row);
    this.#count += 1;
    this.#size += JSON.stringify(row).length;
  }

  remove(entity: EntityName, id: RowId): void {
    (this.gone[entity] ??= []).push(id);
  }
}
