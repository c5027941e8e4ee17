import { Client, DatabaseError, escapeIdentifier } from "pg";
import { connectionStringFor, databaseName } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

// "The database system is starting up / shutting down", "terminating connection", "too many clients".
const passingCodes = new Set(["57P03", "57P01", "53300"]);

/** Knocks at an engine once and makes sure that it has our database; false when it does not serve now. */
export async function probeEngine(endpoint: Endpoint): Promise<boolean> {
  const client = new Client({
    connectionString: connectionStringFor(endpoint, "postgres"),
    connectionTimeoutMillis: 3_000,
    ssl: false,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await ensureDatabase(client);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && !passingCodes.has(error.code ?? "")) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
    databaseName,
  ]);
  if (!rowCount) await client.query(`create database ${escapeIdentifier(databaseName)}`);
}
