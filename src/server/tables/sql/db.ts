import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient, QueryResultRow } from "pg";
import { payStatement } from "../../processor/prices.ts";
import type { Schema } from "./schema.ts";

/** A place to run statements: the pool, or one transaction. */
export interface Db {
  /** Runs a statement whose text never varies; each connection prepares it once. */
  run<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The query builder, camel case on our side. */
  readonly build: Kysely<Schema>;
}

/** One transaction; statements of other transactions do not come between. */
export interface Tx extends Db {
  /** Statements that nothing waits for: they are on their way when the commit is sent behind them. */
  beforeCommit(statements: Promise<unknown>): void;
}

export interface Database extends Db {
  /** Commits when `work` is done, rolls back when it throws; starts over after a clash with another one. */
  transaction<Result>(
    work: (tx: Tx) => Promise<Result>,
    mode?: "read write" | "snapshot",
  ): Promise<Result>;
}

/** What was decided on has changed meanwhile: the transaction starts over. */
export class Overtaken extends Error {
  override readonly name = "Overtaken";
  readonly code = SERIALIZATION_FAILURE;
}

const ATTEMPTS = 3;
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
/** Two of a kind at the same moment: the second one finds the first when it looks again. */
const UNIQUE_VIOLATION = "23505";

/** The database behind a pool of connections. */
export function databaseOn(pool: Pool): Database {
  const build = kyselyOn({ connect: () => pool.connect() });
  return {
    run: async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) => {
      const result = await pool.query<Row>({ name: nameOf(text), text, values: [...values] });
      payStatement(result.rows.length);
      return result.rows;
    },
    build,
    async transaction(work, mode = "read write") {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runTransaction(pool, work, mode);
        } catch (error) {
          if (attempt >= ATTEMPTS || !isWorthAnotherTry(error)) throw error;
        }
      }
    },
  };
}

const BEGIN = {
  "read write": "begin",
  snapshot: "begin isolation level repeatable read read only",
};

async function runTransaction<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  mode: keyof typeof BEGIN,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const pending: Promise<unknown>[] = [];
  const keep = (statement: Promise<unknown>) => {
    // Whoever waits for all of them hears of a failure; until then it is nobody's.
    statement.catch(() => undefined);
    pending.push(statement);
  };
  keep(client.query(BEGIN[mode]));
  try {
    const result = await work(txOn(client, keep));
    keep(client.query("commit"));
    await Promise.all(pending);
    return result;
  } catch (error) {
    const settled = await Promise.allSettled(pending);
    await client.query("rollback").catch((failed: unknown) => {
      broken = failed instanceof Error ? failed : new Error(String(failed));
    });
    // What failed first is the cause; what came behind it only met an aborted transaction.
    throw settled.find((statement) => statement.status === "rejected")?.reason ?? error;
  } finally {
    client.release(broken);
  }
}

function txOn(client: PoolClient, beforeCommit: Tx["beforeCommit"]): Tx {
  let build: Kysely<Schema> | undefined;
  return {
    async run<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const result = await client.query<Row>({ name: nameOf(text), text, values: [...values] });
      payStatement(result.rows.length);
      return result.rows;
    },
    beforeCommit,
    get build() {
      return (build ??= kyselyOn({ connect: async () => borrowed(client) }));
    },
  };
}

/** The transaction's connection, lent to the query builder, which must not give it back to the pool. */
function borrowed(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get: (target, key) => {
      if (key === "release") return () => undefined;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function kyselyOn(pool: { connect(): Promise<PoolClient> }): Kysely<Schema> {
  const connect = async () => {
    payStatement();
    return pool.connect();
  };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

function isWorthAnotherTry(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || code === UNIQUE_VIOLATION;
}

const names = new Map<string, string>();

/** PostgreSQL keeps a prepared statement under a short name; the text of ours is the long one. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name;
}
