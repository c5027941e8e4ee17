import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { type BodyOf, type CallDefinition, type ReplyOf } from "#contract/call.ts";
import { buildApp } from "#server/app.ts";
import { startMinting } from "#server/commands/minting.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { openPlaces, storeOf } from "#server/files/store/open-store.ts";
import { openBuilds } from "#server/http/builds.ts";
import { readTrustedProxies } from "#server/http/caller/trusted-proxies.ts";
import { lentDatabase } from "#tests/make/postgres/lent-database.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { openSealer } from "#server/people/guards/secret-key.ts";
import { ProcessorBudget } from "#server/processor/budget.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { startHub } from "#server/sync/hub.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import type { Server } from "#server/server.ts";
import { requestOf } from "./request-of.ts";

/** What a caller got: the HTTP status beside the envelope. */
export interface Reply<Data = unknown> {
  status: number;
  code: number;
  data: Data;
  msg: string;
  reason?: string;
  headers: Record<string, unknown>;
}

/** A server inside the test, on an empty database of its own. */
export interface TestServer {
  parts: Server;
  /** Its clock stands still until somebody moves it. */
  clock: { now: number };
  call<Call extends CallDefinition>(
    call: Call,
    body: BodyOf<Call>,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Reply<ReplyOf<Call>>>;
  /** A request as it would come in by HTTP. */
  inject: FastifyInstance["inject"];
  /** Where its database can be reached by another server. */
  connectionString: string;
  /** Opens a port for what needs a real connection and gives back its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

const YEARS = 10 * 365 * 24 * 3_600_000;

/** For stories in which months go by and people are still signed in. */
export const longSessions = { sessionLife: { unused: YEARS, longest: YEARS } };

/**
 * Brings one up; whoever does closes it. `prepare` may put something into the data folder before;
 * `settings` stand in the place of the usual ones, `stopwatch` tells what work costs; nothing where left out.
 */
export async function openTestServer(
  prepare?: (dataDir: string) => Promise<void>,
  settings: Partial<Settings> = {},
  stopwatch = () => 0,
): Promise<TestServer> {
  const dataDir = await temporaryFolder();
  await prepare?.(dataDir);
  const databaseUrl = await lentDatabase("tables");
  const opened = await openDatabase({ databaseUrl, dataDir, log: () => undefined });
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const log = pino({ level: "silent" });
  const database = databaseOn(opened.pool);
  const hub = await startHub({ database, log, now });
  const parts: Server = {
    settings: {
      host: "127.0.0.1",
      port: 0,
      dataDir,
      databaseUrl: undefined,
      trustedProxies: readTrustedProxies("1"),
      logLevel: "silent",
      sessionLife: readSettings({}).sessionLife,
      distDir: join(dataDir, "dist"),
      ...settings,
    },
    log,
    database,
    hub,
    mint: await startMinting(database, now),
    files: storeOf(await openPlaces(join(dataDir, "files"), settings)),
    builds: await openBuilds(join(dataDir, "dist"), dataDir),
    sealer: await openSealer(dataDir, settings.secretKey),
    processor: new ProcessorBudget({ now, stopwatch }),
    now,
  };
  hub.onRestored(() => parts.mint.startOver());
  const { fastify } = await buildApp(parts);
  return {
    parts,
    clock,
    async call(call, body, token, headers = {}) {
      const { path, payload, headers: own } = await requestOf(call, body);
      const response = await fastify.inject({
        method: call.method,
        url: path,
        headers: { ...own, ...headers, ...(token && { [TOKEN_HEADER]: token }) },
        ...(payload && { payload }),
      });
      const envelope = JSON.parse(response.body) as Reply<ReplyOf<typeof call>>;
      return { ...envelope, status: response.statusCode, headers: response.headers };
    },
    inject: fastify.inject.bind(fastify),
    connectionString: opened.connectionString,
    listen: async () => fastify.listen({ host: "127.0.0.1", port: 0 }),
    async close() {
      await hub.close();
      await fastify.close();
      await opened.close();
      await dropFolder(dataDir);
    },
  };
}
