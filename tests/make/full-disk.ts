import type { DBCore, DBCoreMutateRequest } from "dexie";
import type { LocalDatabase } from "#client/data/database/local-database.ts";

/** Whether a request needs room: taking away never does. */
export function takesRoom({ type }: DBCoreMutateRequest): boolean {
  return type === "put" || type === "add";
}

/** What a browser says where a request finds no room. */
export function fullDiskError(): DOMException {
  return new DOMException("The disk is full", "QuotaExceededError");
}

/** A disk on which writing fails when a test wants it to. */
export interface FullDisk {
  /** Rows put so far, also those that failed. */
  puts: number;
  /** Whether the next row finds room; rows are counted from 1. */
  hasRoom(put: number, table: string): boolean;
}

/** Puts a database on a disk that may be full: a put then fails as it does in a browser, taking away never does. */
export async function putOnFullDisk(database: LocalDatabase): Promise<FullDisk> {
  const disk: FullDisk = { puts: 0, hasRoom: () => true };
  database.close();
  database.use({
    stack: "dbcore",
    name: "full-disk",
    create: (down: DBCore): DBCore => ({
      ...down,
      table(name) {
        const table = down.table(name);
        return {
          ...table,
          mutate(request) {
            if (!takesRoom(request)) return table.mutate(request);
            disk.puts += 1;
            return disk.hasRoom(disk.puts, name)
              ? table.mutate(request)
              : Promise.reject(fullDiskError());
          },
        };
      },
    }),
  });
  await database.open();
  return disk;
}
