import { clonePlain } from "../browser/clone-plain.ts";
import { Collection } from "./collection.ts";
import type { CoreTable, Mutated, Mutation } from "./core.ts";
import { failure } from "./failure.ts";
import { EVERYTHING, onlyKey } from "./keys.ts";
import type { Row } from "./memory-table.ts";
import type { MemoryTransaction } from "./memory-transaction.ts";
import type { ReadableTable, TableOwner } from "./readable-table.ts";
import type { TableSchema } from "./table-schema.ts";
import { WhereClause } from "./where-clause.ts";

type Change = Mutation extends infer One
  ? One extends unknown
    ? Omit<One, "trans">
    : never
  : never;
type Reader = (row: Row | undefined) => Row | undefined;
type Changes = Row | ((row: Row) => unknown);

/** A table with as much of what Dexie's can do as the app and the simulation use. */
export class Table implements ReadableTable {
  readonly name: string;
  readonly schema: TableSchema;
  readonly owner: TableOwner;
  readonly #readers: Reader[] = [];

  constructor(owner: TableOwner, name: string, schema: TableSchema) {
    this.owner = owner;
    this.name = name;
    this.schema = schema;
  }

  /** Has rows pass through somebody's hands whenever they are read. */
  hook(_kind: "reading", reader: Reader): void {
    this.#readers.push(reader);
  }

  /** The same table in a newer form has its readers too. */
  handOn(newer: Table): void {
    newer.#readers.push(...this.#readers);
  }

  /** The row as readers are given it. */
  asRead<Read extends Row | undefined>(row: Read): Read {
    return this.#readers.reduce((read, reader) => reader(read) as Read, row);
  }

  async get(wanted: unknown): Promise<Row | undefined> {
    if (wanted === undefined || wanted === null) throw new TypeError("Invalid argument to get()");
    if (isFields(wanted)) return this.where(wanted).first();
    const row = await this.#read((table, trans) => table.get({ trans, key: wanted }));
    return this.asRead(row);
  }

  async bulkGet(keys: readonly unknown[]): Promise<(Row | undefined)[]> {
    const rows = await this.#read((table, trans) => table.getMany({ trans, keys }));
    return rows.map((row) => this.asRead(row));
  }

  add(row: Row): Promise<unknown> {
    return this.#write("add", row);
  }

  put(row: Row): Promise<unknown> {
    return this.#write("put", row);
  }

  bulkAdd(rows: readonly Row[]): Promise<unknown> {
    return this.#writeAll("add", rows);
  }

  bulkPut(rows: readonly Row[]): Promise<unknown> {
    return this.#writeAll("put", rows);
  }

  /** Changes one row; how many that were. */
  update(key: unknown, changes: Changes): Promise<number> {
    return this.#only(key).modify(changes);
  }

  async bulkUpdate(
    updates: readonly { readonly key: unknown; readonly changes: Row }[],
  ): Promise<number> {
    return this.owner.step(this.name, "readwrite", async (table, trans) => {
      const rows = await table.getMany({ trans, keys: updates.map(({ key }) => key) });
      const values = rows.flatMap((row, index) => {
        if (!row) return [];
        return [Object.assign(row, clonePlain(updates[index]?.changes))];
      });
      await table.mutate({ type: "put", values, trans });
      return values.length;
    });
  }

  async delete(key: unknown): Promise<void> {
    await this.change({ type: "delete", keys: [key] });
  }

  async bulkDelete(keys: readonly unknown[]): Promise<void> {
    await this.change({ type: "delete", keys });
  }

  async clear(): Promise<void> {
    await this.change({ type: "deleteRange" });
  }

  where(index: string): WhereClause;
  where(fields: Row): Collection;
  where(wanted: string | Row): WhereClause | Collection;
  where(wanted: string | Row): WhereClause | Collection {
    if (typeof wanted === "string") return new WhereClause(this, wanted);
    const names = Object.keys(wanted);
    if (names.length === 1) return this.where(names[0] ?? "").equals(wanted[names[0] ?? ""]);
    const { primary, indexes } = this.schema;
    const index = [primary, ...indexes].find(({ path }) => {
      return typeof path !== "string" && path.toSorted().join() === names.toSorted().join();
    });
    if (!index) throw failure("SchemaError", `${names.join("+")} is not indexed`);
    const path = index.path as readonly string[];
    return this.where(index.name).equals(path.map((name) => wanted[name]));
  }

  orderBy(index: string): Collection {
    return new Collection(this, index, [EVERYTHING]);
  }

  toCollection(): Collection {
    return new Collection(this, ":id", [EVERYTHING]);
  }

  filter(isWanted: (row: Row) => boolean): Collection {
    return this.toCollection().filter(isWanted);
  }

  limit(count: number): Collection {
    return this.toCollection().limit(count);
  }

  each(tell: (row: Row) => unknown): Promise<void> {
    return this.toCollection().each(tell);
  }

  count(): Promise<number> {
    return this.toCollection().count();
  }

  toArray(): Promise<Row[]> {
    return this.toCollection().toArray();
  }

  change(change: Change): Promise<Mutated> {
    return this.owner.step(this.name, "readwrite", (table, trans) =>
      table.mutate({ ...change, trans }),
    );
  }

  #only(key: unknown): Collection {
    return new Collection(this, ":id", [onlyKey(key)]);
  }

  #read<Result>(work: (table: CoreTable, trans: MemoryTransaction) => Promise<Result>) {
    return this.owner.step(this.name, "readonly", work);
  }

  async #write(type: "add" | "put", row: Row): Promise<unknown> {
    const { failures, numFailures, results } = await this.change({ type, values: [row] });
    if (numFailures > 0) throw failures[0] as Error;
    // Whoever puts a row without a number finds the number on it.
    if (this.schema.isNumbered) row[String(this.schema.primary.path)] = results[0];
    return results[0];
  }

  async #writeAll(type: "add" | "put", values: readonly Row[]): Promise<unknown> {
    const { failures, numFailures, results } = await this.change({ type, values });
    if (numFailures === 0) return results.at(-1);
    const words = `${this.name}.${type}: ${numFailures} of ${values.length} operations failed`;
    throw Object.assign(failure("BulkError", words), { failures: Object.values(failures) });
  }
}

function isFields(wanted: unknown): wanted is Row {
  return typeof wanted === "object" && wanted !== null && !Array.isArray(wanted);
}
