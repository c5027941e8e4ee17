import { join } from "node:path";
import process from "node:process";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { dropFolder, temporaryFolder } from "#tests/server/database/scratch.ts";
import { LENT, TEMPLATE } from "./lent-database.ts";
import { careless, openRoomyEngine } from "./roomy-engine.ts";
import { withDatabase } from "./with-database.ts";

const migrations = join(import.meta.dirname, "../../../src/server/database/migrations");
const quiet = () => undefined;

/** Runs one PostgreSQL for all tests of the projects that ask for it, until the last of them is over. */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder();
  const engine = await openRoomyEngine(dataDir, careless);
  const { connectionString } = engine;
  await makeTemplate(connectionString);
  process.env[LENT] = connectionString;
  return async () => {
    await engine.stop();
    await dropFolder(dataDir);
  };
}

/** A database with all tables and no rows: copying it is quicker than making it. */
async function makeTemplate(connectionString: string): Promise<void> {
  const whole = await openDatabase({ databaseUrl: connectionString, dataDir: "", log: quiet });
  await whole.pool.query(`create database ${TEMPLATE}`);
  await whole.close();
  const databaseUrl = withDatabase(connectionString, TEMPLATE);
  const template = await openDatabase({ databaseUrl, dataDir: "", log: quiet });
  await migrate(template.pool, migrations, quiet);
  await template.close();
}
