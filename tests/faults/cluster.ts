import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "#server/database/open-database.ts";
import { type Database, databaseOn } from "#server/tables/sql/db.ts";
import { dropFolder, temporaryFolder } from "#tests/server/database/scratch.ts";
import { runPostgres, type SharedPostgres } from "./postgres.ts";
import { type ServerNode, startNode } from "./server-node.ts";

export const NODES = 2;

/** Servers on one PostgreSQL, and a way to look into it past them. */
export interface Cluster {
  readonly nodes: readonly ServerNode[];
  readonly postgres: SharedPostgres;
  readonly database: Database;
  stop(): Promise<void>;
}

/** Brings them up on an empty database. */
export async function startCluster(): Promise<Cluster> {
  const folder = await temporaryFolder();
  const shared = join(folder, "shared");
  const postgres = await runPostgres(shared);
  const nodes: ServerNode[] = [];
  let opened: OpenDatabase | undefined;
  const stop = async () => {
    await Promise.all(nodes.map(async (node) => node.stop()));
    await opened?.close();
    await postgres.stop();
    await dropFolder(shared);
    await dropFolder(folder);
  };
  try {
    for (let index = 0; index < NODES; index += 1) {
      const dataDir = join(folder, `node-${index}`);
      await mkdir(dataDir);
      nodes.push(await startNode(postgres.url, dataDir));
    }
    opened = await openDatabase({
      databaseUrl: postgres.url,
      dataDir: folder,
      log: () => undefined,
    });
    return { nodes, postgres, database: databaseOn(opened.pool), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
