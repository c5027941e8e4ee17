import {
  type EmbeddedEngine,
  openEmbeddedEngine,
} from "#server/database/embedded/embedded-engine.ts";
import { openDatabase } from "#server/database/open-database.ts";

const quiet = () => undefined;
const CONNECTIONS = 200;

/** Nobody pulls the plug of a machine that tests; that nothing is lost when somebody does is tested elsewhere. */
export const careless = { fsync: "off", full_page_writes: "off" } as const;

/** Opens the embedded PostgreSQL of a data folder with room for the pools of many servers. */
export async function openRoomyEngine(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedEngine> {
  const engine = await openEmbeddedEngine(dataDir, quiet);
  const { connectionString: databaseUrl } = engine;
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: quiet });
  const wanted = { ...settings, max_connections: String(CONNECTIONS) };
  for (const [name, value] of Object.entries(wanted)) {
    await opened.pool.query(`alter system set ${name} = ${value}`);
  }
  await opened.close();
  await engine.stop();
  return openEmbeddedEngine(dataDir, quiet);
}
