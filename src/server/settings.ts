import { join, resolve } from "node:path";

/** What the operator can set; the only place that reads the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The server's own folder: database, kept builds. */
  readonly dataDir: string;
  /** A PostgreSQL of somebody's; without it the server runs its own in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Whether a proxy stands in front, whose word about the caller's address counts. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** The built app. */
  readonly distDir: string;
}

const repository = join(import.meta.dirname, "../..");

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    host: env["HOST"] || "127.0.0.1",
    port: readPort(env["PORT"]),
    dataDir: resolve(env["DATA_DIR"] || "./data"),
    databaseUrl: env["DATABASE_URL"] || undefined,
    trustProxy: /^(1|true|yes)$/i.test(env["TRUST_PROXY"] ?? ""),
    logLevel: env["LOG_LEVEL"] || "info",
    distDir: join(repository, "dist"),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 7700;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT has to be a number from 0 to 65535, not "${text}".`);
}
