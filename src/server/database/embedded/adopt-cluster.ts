import { setTimeout as sleep } from "node:timers/promises";
import { endpointOf } from "./endpoint.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { probeEngine } from "./probe-engine.ts";
import type { Engine, RunningEngine } from "./start-cluster.ts";
import { stopCluster } from "./stop-cluster.ts";

const silenceLimit = 5_000;
const wordEvery = 10_000;

/**
 * Takes over the PostgreSQL of an earlier server that still runs on this cluster. Returns undefined when
 * there is none, when it was just about to end, or when it could not be reached and had to be stopped.
 */
export async function adoptCluster(engine: Engine): Promise<RunningEngine | undefined> {
  let silentSince = Date.now();
  let nextWord = Date.now() + wordEvery;
  for (;;) {
    const found = await findPostmaster(engine.place);
    if (found === undefined) return undefined;
    const { life, file } = found;
    const endpoint = await endpointOf(file, engine.place);
    if (endpoint === undefined || file.status !== "ready") {
      // It repairs its files, or is on its way out: either ends by itself.
      silentSince = Date.now();
    } else if (await probeEngine(endpoint)) {
      engine.log(`Adopted the PostgreSQL that was still running (process ${life.pid})`);
      return { life, endpoint };
    }
    if (Date.now() - silentSince > silenceLimit) {
      engine.log(
        `A PostgreSQL from before (process ${life.pid}) does not answer and is being stopped`,
      );
      await stopCluster(engine, life);
      return undefined;
    }
    if (Date.now() > nextWord) {
      engine.log(
        `Waiting for a PostgreSQL from before (process ${life.pid}, ${file.status ?? "starting"})`,
      );
      nextWord = Date.now() + wordEvery;
    }
    await sleep(50);
  }
}
