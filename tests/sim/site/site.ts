import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool, PoolClient } from "pg";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { type Database, databaseOn } from "#server/tables/sql/db.ts";
import { careless, openRoomyEngine } from "#tests/make/postgres/roomy-engine.ts";
import { withDatabase } from "#tests/make/postgres/with-database.ts";
import { StatementGate } from "./statement-gate.ts";

/** The real PostgreSQL on which seeds are played, one after the other. */
export interface Site {
  /** The straight way for checks, past the gate. */
  readonly database: Database;
  readonly gate: StatementGate;
  /** Makes it as it was on the first day; every seed starts on it and counts from one. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const CONNECTIONS = 4;
const migrations = join(import.meta.dirname, "../../../src/server/database/migrations");

/** Opens a database that is ours alone. */
export async function openSite(databaseUrl: string): Promise<Site> {
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  await migrate(opened.pool, migrations, () => undefined);
  const clients: PoolClient[] = [];
  for (let index = 0; index < CONNECTIONS + 2; index += 1) {
    const client = await opened.pool.connect();
    // Nobody pulls the plug here, so nobody has to wait for a disk.
    await client.query("set synchronous_commit to off");
    clients.push(client);
  }
  const [admin, straight, ...ways] = clients;
  if (!admin || !straight) throw new Error("The database gave no connection");
  await admin.query("create sequence if not exists planted_seq");
  const database = databaseOn(poolOf(straight));
  return {
    database,
    gate: await StatementGate.over(ways, admin),
    empty: async () => emptyDatabase(admin),
    async close() {
      for (const client of clients) client.release();
      await opened.close();
    },
  };
}

/** A pool of one connection: checks ask one thing after the other. */
function poolOf(client: PoolClient): Pool {
  const lent = { query: client.query.bind(client), release: () => undefined };
  return { query: lent.query, connect: async () => lent } as unknown as Pool;
}

async function emptyDatabase(admin: PoolClient): Promise<void> {
  const tables = await admin.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename not in ('space', 'migrations')
     order by tablename`,
  );
  const names = tables.rows.map(({ tablename }) => `"${tablename}"`).join(", ");
  await admin.query(`truncate ${names} restart identity cascade`);
  await admin.query(
    "update space set head = 0, floor = 0, epoch = gen_random_uuid(), epoch_at = 0",
  );
  const sequences = await admin.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  for (const { name } of sequences.rows) await admin.query(`alter sequence "${name}" restart`);
}

/** A PostgreSQL with databases for processes that play seeds. */
export interface Engine {
  readonly urls: readonly string[];
  close(): Promise<void>;
}

export async function openEngine(databases: number): Promise<Engine> {
  const dataDir = await mkdtemp(join(tmpdir(), "plumbline-sim-"));
  // What a seed finds must not hang on when somebody swept.
  const engine = await openRoomyEngine(dataDir, { ...careless, autovacuum: "off" });
  const { connectionString: databaseUrl } = engine;
  const opened = await openDatabase({ databaseUrl, dataDir, log: () => undefined });
  const urls: string[] = [];
  for (let index = 1; index <= databases; index += 1) {
    await opened.pool.query(`create database sim_${index}`);
    urls.push(withDatabase(databaseUrl, `sim_${index}`));
  }
  return {
    urls,
    async close() {
      await opened.close();
      await engine.stop();
      for (const folder of [engine.directory, dataDir]) {
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
