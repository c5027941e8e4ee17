import type { DBCore } from "dexie";
import type { LocalDatabase } from "#client/data/database/local-database.ts";

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
            if (request.type !== "put" && request.type !== "add") return table.mutate(request);
            disk.puts += 1;
            return disk.hasRoom(disk.puts, name)
              ? table.mutate(request)
              : Promise.reject(new DOMException("The disk is full", "QuotaExceededError"));
          },
        };
      },
    }),
  });
  await database.open();
  return disk;
}
