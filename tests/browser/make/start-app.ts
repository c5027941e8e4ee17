import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { lentDatabase } from "#tests/make/postgres/lent-database.ts";
import { repository } from "#tests/server/database/server-process.ts";
import { dropFolder, temporaryFolder } from "#tests/server/database/scratch.ts";
import { startServerProcess } from "./server/story-server.ts";

/** A server of a test's own, with its own database. */
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
  const settings = { DATABASE_URL: await lentDatabase("tables"), ...environment };
  const order = { dataDir, port, environment: settings };
  let built = builtApp();
  let server = await startServerProcess({ ...order, distDir: built });
  const { address } = server;
  const samePort = Number(new URL(address).port);
  const again = async () => startServerProcess({ ...order, distDir: built, port: samePort });
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
