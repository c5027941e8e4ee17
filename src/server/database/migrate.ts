import { DatabaseError } from "pg";
import type { Pool, PoolClient } from "pg";
import { DatabaseRefusal } from "./database-refusal.ts";
import { nextMigration, readMigrations } from "./migration-files.ts";
import type { Migration, RanMigration } from "./migration-files.ts";

// Any number that nothing else in this database uses as an advisory lock ("plum" in ASCII).
const lockKey = 0x706c756d;

/**
 * Brings the database to the newest migration of the folder. Several servers may call it at once. Each
 * file runs in a transaction of its own; throws a `DatabaseRefusal` when a file fails or the past does not match.
 */
export async function migrate(
  pool: Pool,
  directory: string,
  log: (message: string) => void,
): Promise<void> {
  const files = await readMigrations(directory);
  const client = await pool.connect();
  let ran: Migration | undefined;
  try {
    do {
      ran = await runNext(client, files, log);
    } while (ran !== undefined);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function runNext(
  client: PoolClient,
  files: Migration[],
  log: (message: string) => void,
): Promise<Migration | undefined> {
  await client.query("begin");
  // A large database takes its time, and whoever starts beside it waits.
  await client.query("set local statement_timeout = 0");
  // The lock ends with the transaction, so it also works through a pooler that shares connections.
  await takeLock(client, log);
  const next = nextMigration(files, await readRan(client));
  if (next !== undefined) {
    log(`Migrating the database: ${next.name}`);
    await runFile(client, next);
  }
  await client.query("commit");
  return next;
}

async function takeLock(client: PoolClient, log: (message: string) => void): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>(
    "select pg_try_advisory_xact_lock($1) as got",
    [lockKey],
  );
  if (rows[0]?.got) return;
  log("Another server is migrating the database; waiting for it");
  await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
}

async function readRan(client: PoolClient): Promise<RanMigration[]> {
  await client.query(
    `create table if not exists migrations (
       number integer primary key,
       name text not null,
       checksum text not null,
       ran_at bigint not null
     )`,
  );
  const { rows } = await client.query<RanMigration>(
    "select number, name, checksum from migrations order by number",
  );
  return rows;
}

async function runFile(
  client: PoolClient,
  { number, name, checksum, sql }: Migration,
): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new DatabaseRefusal(`${name} failed: ${describe(error, sql)}`, { cause: error });
  }
  await client.query(
    "insert into migrations (number, name, checksum, ran_at) values ($1, $2, $3, $4)",
    [number, name, checksum, Date.now()],
  );
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError)) return String(error);
  if (error.position === undefined) return error.message;
  const line = sql.slice(0, Number(error.position)).split("\n").length;
  return `${error.message} (line ${line})`;
}
