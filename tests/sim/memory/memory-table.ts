import { clonePlain } from "../browser/clone-plain.ts";
import { failure } from "./failure.ts";
import { checkKey, isKey, type KeyRange, nameOfKey, valueAt } from "./keys.ts";
import { type Entry, SortedEntries } from "./sorted-entries.ts";
import type { IndexSchema, TableSchema } from "./table-schema.ts";

export type Row = Record<string, unknown>;

/** How a change is taken back. */
export type Undo = () => void;

/** The rows of a table and what leads to them; knows nothing of transactions. */
export class MemoryTable {
  schema: TableSchema;
  readonly #rows = new Map<unknown, { readonly key: unknown; readonly row: Row }>();
  #orders = new Map<string, SortedEntries>();
  #next = 1;

  constructor(schema: TableSchema) {
    this.schema = schema;
    this.arrange(schema);
  }

  /** Takes over other indexes. */
  arrange(schema: TableSchema): void {
    this.schema = schema;
    this.#orders = new Map(this.#all().map(({ name }) => [name, new SortedEntries()]));
    for (const { key, row } of this.#rows.values()) this.#enter(key, row);
  }

  /** The row as it lies here: whoever hands it on copies it. */
  find(key: unknown): Row | undefined {
    checkKey(key);
    return this.#rows.get(nameOfKey(key))?.row;
  }

  entries(index: IndexSchema, range: KeyRange): readonly Entry[] {
    const order = this.#orders.get(index.name);
    if (!order) throw failure("NotFoundError", `There is no index ${index.name}`);
    return order.within(range);
  }

  /** The key that a row is to get, a number where it has none and the table numbers them. */
  keyOf(row: Row): unknown {
    const key = valueAt(row, this.schema.primary.path);
    if (key !== undefined || !this.schema.isNumbered) {
      checkKey(key);
      return key;
    }
    return this.#next;
  }

  put(key: unknown, given: Row): Undo {
    const row = clonePlain(given) as Row;
    // A number that somebody else gave stays behind, whatever comes of the row.
    const isGiven = valueAt(row, this.schema.primary.path) !== undefined;
    if (this.schema.isNumbered) row[String(this.schema.primary.path)] = key;
    const [before, next] = [this.find(key), this.#next];
    if (before) this.#leave(key, before);
    this.#rows.set(nameOfKey(key), { key, row });
    this.#enter(key, row);
    if (typeof key === "number" && key >= this.#next) this.#next = Math.floor(key) + 1;
    return () => {
      this.#leave(key, row);
      if (before) this.#restore(key, before);
      else this.#rows.delete(nameOfKey(key));
      if (!isGiven) this.#next = next;
    };
  }

  remove(key: unknown): Undo | undefined {
    const before = this.find(key);
    if (!before) return undefined;
    this.#leave(key, before);
    this.#rows.delete(nameOfKey(key));
    return () => this.#restore(key, before);
  }

  /** With all that is in it. */
  copy(): MemoryTable {
    const copy = new MemoryTable(this.schema);
    for (const { key, row } of this.#rows.values()) copy.put(key, row);
    copy.#next = this.#next;
    return copy;
  }

  #restore(key: unknown, row: Row): void {
    this.#rows.set(nameOfKey(key), { key, row });
    this.#enter(key, row);
  }

  #all(): readonly IndexSchema[] {
    return [this.schema.primary, ...this.schema.indexes];
  }

  #enter(primaryKey: unknown, row: Row): void {
    for (const index of this.#all()) {
      const order = this.#orders.get(index.name);
      for (const key of keysIn(row, index)) order?.add({ key, primaryKey });
    }
  }

  #leave(primaryKey: unknown, row: Row): void {
    for (const index of this.#all()) {
      const order = this.#orders.get(index.name);
      for (const key of keysIn(row, index)) order?.remove({ key, primaryKey });
    }
  }
}

/** The keys under which a row stands in an index; none where it has no value that is a key. */
function keysIn(row: Row, { path, isMulti }: IndexSchema): readonly unknown[] {
  const value = valueAt(row, path);
  if (!isMulti || !Array.isArray(value)) return isKey(value) ? [value] : [];
  const keys = new Map(value.filter(isKey).map((key) => [nameOfKey(key), key]));
  return [...keys.values()];
}
