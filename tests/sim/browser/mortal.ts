import type { DBCore, DBCoreTable, DBCoreTransaction, Middleware } from "dexie";
import { fullDiskError, takesRoom } from "#tests/make/full-disk.ts";

/** What becomes of a tab's database work. */
export interface Mortal {
  /** Called before each step of the database; false = the tab has died, nothing goes on. */
  lives(): boolean;
  /** Whether a row that is written finds room on the disk. */
  hasRoom(): boolean;
  /** Rows were written, and the transaction is committed. */
  wrote(writes: readonly Write[]): void;
}

export interface Write {
  readonly table: string;
  readonly type: string;
  readonly values: readonly unknown[];
  readonly keys: readonly unknown[];
}

/** Makes a Dexie database that of a tab that can die between any two of its steps. */
export function mortality(mortal: Mortal): Middleware<DBCore> & { abort(): void } {
  const open = new Map<IDBTransaction, Write[]>();
  const step = <Result>(work: () => Promise<Result>): Promise<Result> =>
    mortal.lives() ? work() : new Promise<never>(() => undefined);

  const tableOf = (table: DBCoreTable): DBCoreTable => ({
    ...table,
    get: (request) => step(() => table.get(request)),
    getMany: (request) => step(() => table.getMany(request)),
    query: (request) => step(() => table.query(request)),
    count: (request) => step(() => table.count(request)),
    openCursor: (request) => step(() => table.openCursor(request)),
    mutate: (request) =>
      step(() => {
        if (takesRoom(request) && !mortal.hasRoom()) return Promise.reject(fullDiskError());
        return table.mutate(request).then((response) => {
          open.get(request.trans as unknown as IDBTransaction)?.push({
            table: table.name,
            type: request.type,
            values: "values" in request ? request.values : [],
            keys: "keys" in request && request.keys ? request.keys : (response.results ?? []),
          });
          return response;
        });
      }),
  });

  return {
    stack: "dbcore",
    name: "mortality",
    create: (core) => ({
      ...core,
      transaction(stores, mode, options): DBCoreTransaction {
        const made = core.transaction(stores, mode, options);
        const raw = made as unknown as IDBTransaction;
        const writes: Write[] = [];
        if (mode === "readwrite") open.set(raw, writes);
        raw.addEventListener("complete", () => {
          open.delete(raw);
          if (writes.length > 0) mortal.wrote(writes);
        });
        raw.addEventListener("abort", () => open.delete(raw));
        return made;
      },
      table: (name) => tableOf(core.table(name)),
    }),
    /** What was not committed never was. */
    abort() {
      for (const raw of open.keys()) {
        try {
          raw.abort();
        } catch {
          // It has ended by itself.
        }
      }
      open.clear();
    },
  };
}
