import { Pool, types } from "pg";
import type { CustomTypesConfig } from "pg";
import { openEmbeddedEngine } from "./embedded/embedded-engine.ts";
import { waitForServer } from "./wait-for-server.ts";

/** An open PostgreSQL, ready for queries. */
export interface OpenDatabase {
  pool: Pool;
  /** For connections outside the pool, such as one that listens. Holds secrets: never log it. */
  connectionString: string;
  /** Where the embedded engine lives; missing when the PostgreSQL is somebody else's. */
  engineDirectory?: string;
  /** Waits for borrowed connections, then ends the pool and stops the embedded engine. */
  close(): Promise<void>;
}

/** What `openDatabase` needs to know. `dataDir` is the server's own folder, created when missing. */
export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: (message: string) => void;
  /** Milliseconds after which a statement is given up; none where left out. */
  patience?: number;
}

const poolSize = 20;
const patienceWithBorrowers = 5_000;

/**
 * Opens the PostgreSQL at `databaseUrl`, or without one runs its own in `dataDir`. Throws a
 * `DatabaseRefusal` when the operator has to do something about it.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  patience,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) {
    await waitForServer(databaseUrl, log);
    const pool = createPool(databaseUrl, { log, patience });
    return { pool, connectionString: databaseUrl, close: once(() => endPool(pool)) };
  }
  const engine = await openEmbeddedEngine(dataDir, log);
  const pool = createPool(engine.connectionString, { log, patience }, false);
  return {
    pool,
    connectionString: engine.connectionString,
    engineDirectory: engine.directory,
    close: once(async () => {
      await endPool(pool);
      await engine.stop();
    }),
  };
}

function createPool(
  connectionString: string,
  { log, patience }: { log: DatabaseOptions["log"]; patience: number | undefined },
  ssl?: false,
): Pool {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: "plumbline",
    ...(patience !== undefined && { statement_timeout: patience }),
    // Statements of a transaction that do not wait for each other travel together.
    pipeline: true,
    types: numberTypes,
    ...(ssl === false ? { ssl } : {}),
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on("error", (error) => log(`A database connection broke: ${error.message}`));
  // The pool looks after idle ones only; one that is lent out can break between two statements.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

type TypeId = (typeof types.builtins)[keyof typeof types.builtins];

/** Ids and times are safe integers, so bigint columns come as numbers; one that does not fit is an error. */
const numberTypes: CustomTypesConfig = {
  getTypeParser(type: TypeId, format?: "text" | "binary") {
    if (type === types.builtins.INT8 && format !== "binary") return parseSafeInteger;
    return types.getTypeParser(type, format);
  },
};

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The number ${text} does not fit a safe integer`);
  return value;
}

async function endPool(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceWithBorrowers);
  });
  await Promise.race([pool.end(), patience]);
  clearTimeout(timer);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
