import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/database/open-database.ts";
import { type Database, databaseOn } from "#server/tables/sql/db.ts";
import { lentDatabase } from "#tests/make/postgres/lent-database.ts";
import { BirthWatch } from "../check/births.ts";
import { LeakWatch } from "../check/leaks.ts";
import { forgetTraces } from "../check/traces.ts";
import { startMarkWordsOver } from "../draw/mark-word.ts";
import { Told } from "../draw/told.ts";
import { type FuzzedServer, startFuzzedServer } from "../server/fuzzed-server.ts";
import { openSocket, type OpenSocket } from "../server/open-socket.ts";
import type { Actor } from "../world/actor.ts";
import { foundCompany } from "../world/found-company.ts";
import { readLog, type Snapshot, takeSnapshot } from "../world/snapshot.ts";

/** A server with a company, and whoever is up to something. */
export interface Stage {
  readonly server: FuzzedServer;
  readonly database: Database;
  readonly actors: readonly Actor[];
  readonly lines: Map<Actor, OpenSocket>;
  readonly told: Told;
  readonly leaks: LeakWatch;
  readonly births: BirthWatch;
  /** What stands in the tables now. */
  snapshot: Snapshot;
  /** Ends it; whether the server ended when it was asked to. */
  close(): Promise<boolean>;
}

/** Opens one on a database of its own; whoever does closes it. */
export async function openStage(): Promise<Stage> {
  startMarkWordsOver();
  forgetTraces();
  const dataDir = await mkdtemp(join(tmpdir(), "plumbline-fuzz-"));
  const databaseUrl = await lentDatabase("tables");
  const server = await startFuzzedServer(databaseUrl, dataDir);
  const opened = await openDatabase({ databaseUrl, dataDir, log: () => undefined });
  const database = databaseOn(opened.pool);
  const told = new Told();
  const actors = await foundCompany(server.address, database, (data) => told.hear(data));
  const snapshot = await takeSnapshot(database);
  const leaks = new LeakWatch();
  const births = new BirthWatch();
  leaks.recall(await readLog(database, 0, snapshot.space.head));
  leaks.see(snapshot);
  births.see(snapshot, [], []);
  const lines = new Map<Actor, OpenSocket>();
  for (const actor of actors) lines.set(actor, await openSocket(server.address, actor.token));
  return {
    server,
    database,
    actors,
    lines,
    told,
    leaks,
    births,
    snapshot,
    async close() {
      for (const line of lines.values()) line.close();
      const ended = await server.stop();
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
      return ended;
    },
  };
}
