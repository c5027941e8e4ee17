import { setTimeout as sleep } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { DatabaseRefusal } from "./database-refusal.ts";

const patience = 15_000;

// Starting up or shutting down, and too many connections.
const passingCodes = new Set(["57P03", "57P01", "53300"]);

/** Waits until somebody else's PostgreSQL lets us in; refuses when it says no, or stays away too long. */
export async function waitForServer(
  connectionString: string,
  log: (message: string) => void,
): Promise<void> {
  const deadline = Date.now() + patience;
  for (let pause = 100; ; pause = Math.min(pause * 2, 1_000)) {
    const problem = await tryConnection(connectionString);
    if (problem === undefined) return;
    if (!passes(problem) || Date.now() + pause > deadline) {
      throw new DatabaseRefusal(
        `Cannot connect to the database of DATABASE_URL: ${describe(problem)}`,
      );
    }
    log(`Waiting for the database of DATABASE_URL: ${describe(problem)}`);
    await sleep(pause);
  }
}

async function tryConnection(connectionString: string): Promise<Error | undefined> {
  try {
    const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function passes(problem: Error): boolean {
  if (problem instanceof DatabaseError) return passingCodes.has(problem.code ?? "");
  // An address that does not parse will not parse later either.
  return !(problem instanceof TypeError);
}

function describe(problem: Error): string {
  // A host with several addresses fails once for each, and the outer error says nothing.
  if (problem instanceof AggregateError) {
    return problem.errors.map((it) => (it instanceof Error ? it.message : String(it))).join(", ");
  }
  return problem.message;
}
