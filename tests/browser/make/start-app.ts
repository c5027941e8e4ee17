import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { lentDatabase } from "#tests/make/postgres/lent-database.ts";
import { dropFolder, temporaryFolder } from "#tests/server/database/scratch.ts";

/** Where this repository lies. */
export const repository = join(import.meta.dirname, "../../..");

const program = fileURLToPath(new URL("./serve-app.ts", import.meta.url));

/** A server process of a test's own, with its own database. */
export interface App {
  /** Address of the server itself; people reach it through a line of theirs. */
  readonly address: string;
  /** Where its data lie. */
  readonly dataDir: string;
  /** Starts the server anew on the same data, with another build of the app. */
  restart(distDir: string): Promise<void>;
  /** Ends the server as a power cut does, and starts it anew on the same data. */
  kill(): Promise<void>;
  /** So many milliseconds pass for the server; people's own clocks are theirs. */
  goAhead(time: number): void;
  stop(): Promise<void>;
}

/** Folder of the built app, built anew when it is older than its sources. */
export function builtApp(): string {
  const given = process.env["DIST_DIR"];
  if (given) return given;
  const build =
    "import { buildClientIfStale } from './scripts/build.mjs'; await buildClientIfStale()";
  execFileSync(process.execPath, ["--input-type=module", "--eval", build], {
    cwd: repository,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return join(repository, "dist");
}

/** Starts a server on an empty data folder, with settings of an operator's where the story needs them; 0 = any port. */
export async function startApp(
  environment: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<App> {
  const dataDir = await temporaryFolder();
  const words = JSON.stringify({ DATABASE_URL: await lentDatabase("tables"), ...environment });
  let built = builtApp();
  let server = await serve(dataDir, built, String(port), words);
  const { address } = server;
  const again = async () => serve(dataDir, built, new URL(address).port, words);
  return {
    address,
    dataDir,
    async restart(distDir) {
      built = distDir;
      await server.stop();
      server = await again();
    },
    async kill() {
      await server.kill();
      server = await again();
    },
    goAhead: (time) => server.goAhead(time),
    async stop() {
      await server.stop();
      await dropFolder(dataDir);
    },
  };
}

async function serve(dataDir: string, distDir: string, port: string, environment: string) {
  const child = spawn(process.execPath, [program, dataDir, distDir, port, environment], {
    cwd: repository,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const address = await firstAddress(child);
  return {
    address,
    goAhead: (time: number) => void child.stdin?.write(`${time}\n`),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
    async stop() {
      child.stdin?.end();
      await gone;
    },
  };
}

async function firstAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("The server has no output");
  for await (const line of createInterface(child.stdout)) {
    const address = /^ready: (http\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The server ended before it was ready");
}
