import { mkdir, realpath, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { adoptCluster } from "./adopt-cluster.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster-folder.ts";
import { chooseEndpoint, connectionStringFor, databaseName } from "./endpoint.ts";
import { isOutside, settlePlace } from "./engine-place.ts";
import { lockFolder } from "../machine/folder-lock.ts";
import { stillLives } from "../machine/process-life.ts";
import { startCluster } from "./start-cluster.ts";
import type { Engine, RunningEngine } from "./start-cluster.ts";
import { stopCluster } from "./stop-cluster.ts";
import { stopStrays } from "./stray-engines.ts";
import { isRoot } from "../machine/unprivileged-user.ts";

/** A PostgreSQL of our own that is kept running until it is stopped. */
export interface EmbeddedEngine {
  connectionString: string;
  directory: string;
  stop(): Promise<void>;
}

const lookEvery = 100;
const longestPause = 5_000;

/** Runs the PostgreSQL of a data folder: creates, adopts or starts it, and starts it again when it dies. */
export async function openEmbeddedEngine(
  dataDir: string,
  log: (message: string) => void,
): Promise<EmbeddedEngine> {
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const folder = await realpath(dataDir);
  const lock = await lockFolder(folder);
  try {
    const place = await settlePlace(folder, log);
    const binaries = await findBinaries(place, log);
    await ensureCluster(place, binaries, log);
    const engine = { place, binaries, log };
    if (isOutside(place, folder)) await stopStrays(engine);
    const first =
      (await adoptCluster(engine)) ?? (await startCluster(engine, await chooseEndpoint(place)));
    const keeper = keepRunning(engine, first);
    return {
      connectionString: connectionStringFor(first.endpoint, databaseName),
      directory: place.directory,
      async stop() {
        await keeper.stop();
        await removeSocketFolder(engine, first);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function keepRunning(engine: Engine, first: RunningEngine): { stop(): Promise<void> } {
  let running = first;
  const state = { stopping: false };
  let restart: Promise<void> | undefined;
  // Looking works for a child and for an adopted process alike, and costs microseconds.
  const watch = setInterval(() => {
    if (restart !== undefined || state.stopping || stillLives(running.life)) return;
    engine.log(`PostgreSQL (process ${running.life.pid}) ended unexpectedly; starting it again`);
    restart = startAgain().finally(() => (restart = undefined));
  }, lookEvery);
  watch.unref();

  async function startAgain(): Promise<void> {
    for (let pause = 100; !state.stopping; pause = Math.min(pause * 2, longestPause)) {
      try {
        // The same address again: the pool and other servers of this process know no other.
        running = (await adoptCluster(engine)) ?? (await startCluster(engine, first.endpoint));
        engine.log(`PostgreSQL runs again (process ${running.life.pid})`);
        return;
      } catch (error) {
        engine.log(error instanceof Error ? error.message : String(error));
        await sleep(pause);
      }
    }
  }

  return {
    async stop() {
      state.stopping = true;
      clearInterval(watch);
      await restart;
      await stopCluster(engine, running.life);
    },
  };
}

async function removeSocketFolder({ place }: Engine, { endpoint }: RunningEngine): Promise<void> {
  if (endpoint.kind !== "socket" || dirname(endpoint.directory) === place.directory) return;
  await rm(endpoint.directory, { recursive: true, force: true });
}
