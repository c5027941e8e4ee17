import { openDatabase } from "#server/database/open-database.ts";
import { type Database, databaseOn } from "#server/tables/sql/db.ts";
import type { TestServer } from "./test-server.ts";

/** What another server on the same database works with. */
interface SecondServer {
  readonly database: Database;
  /** The same of one that ends in the middle: after so many transactions its connection breaks behind all that the next one did. */
  dyingAfter(count: number): Database;
  close(): Promise<void>;
}

export async function openSecondServer({
  connectionString: databaseUrl,
}: Pick<TestServer, "connectionString">): Promise<SecondServer> {
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  opened.pool.on("error", () => undefined);
  const database = databaseOn(opened.pool);
  return {
    database,
    dyingAfter(count) {
      let left = count;
      return {
        ...database,
        build: database.build,
        transaction: async (work, mode) =>
          database.transaction(async (tx) => {
            const result = await work(tx);
            left -= 1;
            if (left < 0) await tx.run("select pg_terminate_backend(pg_backend_pid())");
            return result;
          }, mode),
      };
    },
    close: async () => opened.close(),
  };
}
