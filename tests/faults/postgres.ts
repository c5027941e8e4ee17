import { setTimeout as sleep } from "node:timers/promises";
import { type OpenDatabase, openDatabase } from "#server/database/open-database.ts";
import { stillLives } from "#server/database/machine/process-life.ts";
import { openRoomyEngine } from "#tests/make/postgres/roomy-engine.ts";
import { enginePid, killEngine } from "#tests/server/database/scratch.ts";

const quiet = () => undefined;

/** The one PostgreSQL that all servers share; it is started again whenever it ends. */
export interface SharedPostgres {
  readonly url: string;
  /** No chance to tidy up. */
  kill(): Promise<void>;
  /** As an operator restarts it: connections are ended, what was begun is rolled back. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs a PostgreSQL with room for several servers. */
export async function runPostgres(dataDir: string): Promise<SharedPostgres> {
  const engine = await openRoomyEngine(dataDir);
  const { connectionString: url, directory } = engine;
  const end = async (work: () => Promise<void> | void) => {
    await work();
    await comesBack(url, dataDir);
  };
  return {
    url,
    kill: async () => end(async () => killEngine(directory)),
    restart: async () =>
      end(async () => {
        const pid = await enginePid(directory);
        process.kill(pid, "SIGINT");
        while (stillLives({ pid })) await sleep(20);
      }),
    stop: async () => engine.stop(),
  };
}

/** Opening waits for a PostgreSQL that is on its way up. */
async function comesBack(databaseUrl: string, dataDir: string): Promise<void> {
  const opened: OpenDatabase = await openDatabase({ databaseUrl, dataDir, log: quiet });
  await opened.close();
}
