import type { PullReply } from "#contract/calls/sync.ts";
import type { RowWindow } from "#contract/windows.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { PULL_ROWS_MAX } from "#domain/limits.ts";
import { jsonObject, JsonText } from "../json-text.ts";
import type { Room } from "../tables/table.ts";

/** Characters of JSON after which a page is full. */
const PAGE_SIZE = 1_000_000;

/** One page of a pull as it fills up. */
export class Page {
  readonly gone: Partial<Record<EntityName, RowId[]>> = {};
  readonly windows: RowWindow[] = [];
  readonly #texts = new Map<EntityName, string[]>();
  #count = 0;
  #size = 0;

  /** How many more rows fit. */
  get room(): number {
    return this.#size >= PAGE_SIZE ? 0 : Math.max(0, PULL_ROWS_MAX - this.#count);
  }

  /** What fits, of a portion of so many rows. */
  roomFor(portion: number): Room {
    return { rows: Math.min(this.room, portion), characters: PAGE_SIZE - this.#size };
  }

  /** Puts rows that are JSON already, with commas between. */
  put(entity: EntityName, json: string, count = 1): void {
    if (count === 0) return;
    const texts = this.#texts.get(entity) ?? [];
    this.#texts.set(entity, texts);
    texts.push(json);
    this.#count += count;
    this.#size += json.length;
  }

  remove(entity: EntityName, id: RowId): void {
    (this.gone[entity] ??= []).push(id);
  }

  /** All rows by entity, as JSON. */
  rows(): JsonText<PullReply["rows"]> {
    const byEntity = [...this.#texts].map(
      ([entity, texts]) => [entity, new JsonText<unknown[]>(`[${texts.join()}]`)] as const,
    );
    return jsonObject<PullReply["rows"]>(Object.fromEntries(byEntity));
  }
}
