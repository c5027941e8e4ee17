import { clonePlain } from "../browser/clone-plain.ts";
import { failure } from "./failure.ts";
import { compareKeys, EVERYTHING, type KeyRange } from "./keys.ts";
import type { MemoryTable, Row } from "./memory-table.ts";
import type { MemoryTransaction } from "./memory-transaction.ts";
import type { Connection, StoredDatabase } from "./stored-database.ts";
import { type TableSchema, wayTo } from "./table-schema.ts";

interface Within {
  readonly trans: MemoryTransaction;
}

export interface Question extends Within {
  /** Whether the rows are asked for and not only where they are. */
  readonly values: boolean;
  readonly query: { readonly index: string; readonly range: KeyRange };
}

/** A row that a question has found. */
export interface Found {
  readonly key: unknown;
  readonly primaryKey: unknown;
  readonly value: Row | undefined;
}

export type Mutation = Within &
  (
    | { readonly type: "add" | "put"; readonly values: readonly Row[] }
    | { readonly type: "delete"; readonly keys: readonly unknown[] }
    | { readonly type: "deleteRange" }
  );

export interface Mutated {
  readonly numFailures: number;
  readonly failures: Readonly<Record<number, unknown>>;
  readonly results: readonly unknown[];
}

/** Steps of a table, each of which a middleware may come before, with the names that Dexie gives them. */
export interface CoreTable {
  readonly name: string;
  get(request: Within & { readonly key: unknown }): Promise<Row | undefined>;
  getMany(request: Within & { readonly keys: readonly unknown[] }): Promise<(Row | undefined)[]>;
  query(request: Question): Promise<readonly Found[]>;
  count(request: Question): Promise<number>;
  /** What is found is few enough to come at once: nobody asks this way. */
  openCursor(request: Question): Promise<never>;
  mutate(request: Mutation): Promise<Mutated>;
}

/** What a connection can do, below Dexie's tables. */
export interface Core {
  transaction(stores: readonly string[], mode: "readonly" | "readwrite"): MemoryTransaction;
  table(name: string): CoreTable;
}

/** The undermost core, over what is stored. */
export function coreOver(database: StoredDatabase, connection: Connection): Core {
  return {
    transaction: (stores, mode) => {
      for (const name of stores) stepsOf(database, name);
      return database.begin(connection, stores, mode);
    },
    table: (name) => coreTable(name, () => stepsOf(database, name)),
  };
}

function stepsOf({ tables }: StoredDatabase, name: string): MemoryTable {
  const table = tables.get(name);
  if (!table) throw failure("NotFoundError", `There is no table ${name}`);
  return table;
}

function coreTable(name: string, table: () => MemoryTable): CoreTable {
  const read = <Result>({ trans }: Within, work: (stored: MemoryTable) => Result) =>
    trans.step(() => {
      if (!trans.stores.has(name)) throw failure("NotFoundError", `${name} is not part of it`);
      return work(table());
    });
  return {
    name,
    get: (request) => read(request, (stored) => copyOf(stored.find(request.key))),
    getMany: (request) =>
      read(request, (stored) => request.keys.map((key) => copyOf(stored.find(key)))),
    query: (request) => read(request, (stored) => findIn(stored, request)),
    count: (request) => read(request, (stored) => entriesOf(stored, request).length),
    openCursor: () => Promise.reject(failure("UnsupportedError", "There are no cursors in memory")),
    mutate: (request) =>
      read(request, (stored) => {
        if (!request.trans.isWriting) throw failure("ReadOnlyError", "Transaction is readonly");
        return change(stored, name, request);
      }),
  };
}

function copyOf(row: Row | undefined): Row | undefined {
  return row && (clonePlain(row) as Row);
}

function entriesOf(table: MemoryTable, { query }: Question) {
  const way = wayTo(table.schema, query.index);
  return table.entries(way.index, way.rangeOf(query.range));
}

function findIn(table: MemoryTable, request: Question): Found[] {
  return entriesOf(table, request).map(({ key, primaryKey }) => ({
    key,
    primaryKey,
    value: request.values ? copyOf(table.find(primaryKey)) : undefined,
  }));
}

function change(table: MemoryTable, name: string, request: Mutation): Mutated {
  const { trans } = request;
  if (request.type === "delete" || request.type === "deleteRange") {
    const keys = request.type === "delete" ? request.keys : keysOf(table);
    for (const key of keys) {
      const undo = table.remove(key);
      if (undo) trans.wrote(name, undo);
    }
    return { numFailures: 0, failures: {}, results: keys };
  }
  const failures: Record<number, unknown> = {};
  const results = request.values.map((row, index) => {
    try {
      const key = table.keyOf(row);
      if (request.type === "add" && table.find(key)) throw taken(key);
      trans.wrote(name, table.put(key, row));
      return key;
    } catch (error) {
      failures[index] = error;
      return undefined;
    }
  });
  return { numFailures: Object.keys(failures).length, failures, results };
}

function keysOf(table: MemoryTable): unknown[] {
  const all = table.entries(table.schema.primary, EVERYTHING);
  return all.map(({ primaryKey }) => primaryKey).toSorted(compareKeys);
}

function taken(key: unknown): Error {
  return failure("ConstraintError", `There is a row ${JSON.stringify(key)} already`);
}

/** Brings the tables of a database into the declared form; a table that is no longer declared stays. */
export function arrange(
  database: StoredDatabase,
  schema: ReadonlyMap<string, TableSchema>,
  made: (table: TableSchema) => MemoryTable,
): void {
  for (const [name, table] of schema) {
    const before = database.tables.get(name);
    if (before) before.arrange(table);
    else database.tables.set(name, made(table));
  }
}
