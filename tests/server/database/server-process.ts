import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { onTestFinished } from "vitest";

const program = fileURLToPath(new URL("./serve-database.ts", import.meta.url));

/** Where this repository lies. */
export const repository = join(import.meta.dirname, "../../..");

/** A server process that has opened its database. */
export interface ServerProcess {
  connectionString: string;
  engineDirectory: string;
  logs: string[];
  /** As the power of a task manager does: no chance to tidy up. */
  kill(): Promise<void>;
  /** Orderly end. */
  close(): Promise<void>;
}

/** How a server may be started; by default from this repository, as the account of the tests. */
export interface ServerStart {
  clone?: string;
  account?: { uid: number; gid: number };
}

/** Starts a server on the data folder; fails with its refusal when it refuses. */
export async function startServer(
  dataDir: string,
  start: ServerStart = {},
): Promise<ServerProcess> {
  const { clone = repository, account } = start;
  const words = [join(clone, relative(repository, program)), dataDir];
  if (account) words.push(String(account.uid), String(account.gid));
  const child = spawn(process.execPath, words, { cwd: clone, stdio: ["pipe", "pipe", "inherit"] });
  const gone = once(child, "exit");
  onTestFinished(() => void child.kill("SIGKILL"));
  const logs: string[] = [];
  const opened = await firstAnswer(child, logs);
  return {
    ...opened,
    logs,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
    async close() {
      child.stdin?.end();
      await gone;
    },
  };
}

function firstAnswer(
  child: ChildProcess,
  logs: string[],
): Promise<Pick<ServerProcess, "connectionString" | "engineDirectory">> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error("The server has no output");
    const lines = createInterface(child.stdout);
    lines.on("line", (line) => {
      const { log, opened, refused } = JSON.parse(line);
      if (log) logs.push(log);
      if (opened) resolve(opened);
      if (refused) reject(new Error(refused));
    });
    lines.on("close", () => reject(new Error(`The server ended: ${logs.join("; ")}`)));
  });
}

/** Runs one statement on a connection of its own and returns the rows. */
export async function ask(
  connectionString: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
