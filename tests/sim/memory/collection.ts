import { clonePlain } from "../browser/clone-plain.ts";
import type { CoreTable, Found } from "./core.ts";
import { compareKeys, type KeyRange, nameOfKey, valueAt } from "./keys.ts";
import type { Row } from "./memory-table.ts";
import type { MemoryTransaction } from "./memory-transaction.ts";
import type { ReadableTable } from "./readable-table.ts";

/** What becomes of what was found, one after the other. */
type Pass = (found: readonly Found[]) => readonly Found[];
type Modify = Row | ((row: Row, context: { value?: Row }) => unknown);

/** Rows that somebody asks for, in the order of an index. */
export class Collection {
  readonly #table: ReadableTable;
  readonly #index: string;
  readonly #ranges: readonly KeyRange[];
  readonly #passes: Pass[] = [];
  #isReversed = false;
  /** Whether a row has to be seen to be found. */
  #looksAtRows = false;

  constructor(table: ReadableTable, index: string, ranges: readonly KeyRange[]) {
    this.#table = table;
    this.#index = index;
    this.#ranges = ranges;
  }

  /** Narrows down to rows as they lie. */
  filter(isWanted: (row: Row) => boolean): this {
    this.#looksAtRows = true;
    return this.#pass((found) => found.filter(({ value }) => value && isWanted(value)));
  }

  and(isWanted: (row: Row) => boolean): this {
    return this.filter(isWanted);
  }

  /** Ends before the first row of which it is true. */
  until(isEnough: (row: Row) => boolean): this {
    this.#looksAtRows = true;
    return this.#pass((found) => {
      const end = found.findIndex(({ value }) => value && isEnough(value));
      return end === -1 ? found : found.slice(0, end);
    });
  }

  limit(count: number): this {
    return this.#pass((found) => found.slice(0, count));
  }

  offset(count: number): this {
    return this.#pass((found) => found.slice(count));
  }

  reverse(): this {
    this.#isReversed = !this.#isReversed;
    return this;
  }

  /** Each row once, under whatever keys it stands. */
  distinct(): this {
    return this.#pass((found) => {
      const seen = new Set<unknown>();
      return found.filter(({ primaryKey }) => {
        const name = nameOfKey(primaryKey);
        return !seen.has(name) && seen.add(name);
      });
    });
  }

  async toArray(): Promise<Row[]> {
    const found = await this.#read(true);
    return found.map(({ value }) => this.#table.asRead(value as Row));
  }

  async first(): Promise<Row | undefined> {
    return (await this.limit(1).toArray())[0];
  }

  async last(): Promise<Row | undefined> {
    this.#isReversed = !this.#isReversed;
    return this.first();
  }

  async each(tell: (row: Row) => unknown): Promise<void> {
    for (const row of await this.toArray()) tell(row);
  }

  /** Reversed, the highest comes first. */
  async sortBy(path: string): Promise<Row[]> {
    const [rows, sign] = [await this.toArray(), this.#isReversed ? -1 : 1];
    return rows.toSorted((a, b) => sign * compareKeys(valueAt(a, path), valueAt(b, path)));
  }

  async primaryKeys(): Promise<unknown[]> {
    return (await this.#read(this.#looksAtRows)).map(({ primaryKey }) => primaryKey);
  }

  async keys(): Promise<unknown[]> {
    return (await this.#read(this.#looksAtRows)).map(({ key }) => key);
  }

  /** Each key of the index once, however many rows stand under it. */
  async uniqueKeys(): Promise<unknown[]> {
    const byName = new Map((await this.keys()).map((key) => [nameOfKey(key), key]));
    return [...byName.values()];
  }

  async eachKey(
    tell: (key: unknown, cursor: { key: unknown; primaryKey: unknown }) => unknown,
  ): Promise<void> {
    const found = await this.#read(this.#looksAtRows);
    for (const { key, primaryKey } of found) tell(key, { key, primaryKey });
  }

  async count(): Promise<number> {
    if (this.#passes.length > 0) return (await this.primaryKeys()).length;
    const { name, owner } = this.#table;
    return owner.step(name, "readonly", async (table, trans) => {
      let count = 0;
      for (const range of this.#ranges) {
        count += await table.count({ trans, values: false, query: this.#query(range) });
      }
      return count;
    });
  }

  /** Changes the rows; how many that were. A row for which nothing is left goes. */
  modify(change: Modify): Promise<number> {
    const { name, owner } = this.#table;
    return owner.step(name, "readwrite", async (table, trans) => {
      const found = await this.#find(table, trans, true);
      const [values, gone]: [Row[], unknown[]] = [[], []];
      for (const { primaryKey, value } of found) {
        const changed = modified(value as Row, change);
        if (changed) values.push(changed);
        else gone.push(primaryKey);
      }
      if (values.length > 0) await table.mutate({ type: "put", values, trans });
      if (gone.length > 0) await table.mutate({ type: "delete", keys: gone, trans });
      return found.length;
    });
  }

  delete(): Promise<number> {
    const { name, owner } = this.#table;
    return owner.step(name, "readwrite", async (table, trans) => {
      const found = await this.#find(table, trans, this.#looksAtRows);
      const keys = found.map(({ primaryKey }) => primaryKey);
      if (keys.length > 0) await table.mutate({ type: "delete", keys, trans });
      return keys.length;
    });
  }

  #pass(pass: Pass): this {
    this.#passes.push(pass);
    return this;
  }

  #read(values: boolean): Promise<readonly Found[]> {
    const { name, owner } = this.#table;
    return owner.step(name, "readonly", (table, trans) => this.#find(table, trans, values));
  }

  async #find(
    table: CoreTable,
    trans: MemoryTransaction,
    values: boolean,
  ): Promise<readonly Found[]> {
    const parts: (readonly Found[])[] = [];
    for (const range of this.#ranges) {
      parts.push(await table.query({ trans, values, query: this.#query(range) }));
    }
    const found = parts.flat();
    const inOrder = this.#isReversed ? found.toReversed() : found;
    return this.#passes.reduce<readonly Found[]>((left, pass) => pass(left), inOrder);
  }

  #query(range: KeyRange) {
    return { index: this.#index, range };
  }
}

function modified(row: Row, change: Modify): Row | undefined {
  if (typeof change !== "function") return Object.assign(row, clonePlain(change));
  const context: { value?: Row } = { value: row };
  change(row, context);
  return context.value;
}
