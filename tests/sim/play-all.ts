import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { type Engine, openEngine } from "./site/site.ts";
import type { Orders, Played } from "./worker.ts";

/** What is to be played. */
export type Playlist = Omit<Orders, "databaseUrl">;

/** A planted bug, and the cases or seeds that are to find it, in their order. */
export interface Hunt {
  readonly planted: string;
  readonly seeds: readonly number[];
  readonly files: readonly string[];
}

/** Plays seeds and cases in several processes on one PostgreSQL, a database each. */
export async function playAll(
  list: Playlist & { readonly processes: number },
  heard: (played: Played) => void,
): Promise<Played[]> {
  const { processes, files, seeds, ...rest } = list;
  return withEngine(processes, async ({ urls }) => {
    const played = urls.map(async (databaseUrl, index) => {
      const share = <Item>(items: readonly Item[]) =>
        items.filter((_, place) => place % processes === index);
      return play({ ...rest, databaseUrl, seeds: share(seeds), files: share(files) }, heard);
    });
    return (await Promise.all(played)).flat();
  });
}

/** Plays what is to find planted bugs, each until it is found, in several processes; in the order of `hunts`. */
export async function huntAll(
  hunts: readonly Hunt[],
  {
    processes,
    shrinks,
    isFast,
  }: { readonly processes: number; readonly shrinks: boolean; readonly isFast: boolean },
  heard: (hunt: Hunt, played: readonly Played[]) => void,
): Promise<Map<string, readonly Played[]>> {
  const found = new Map<string, readonly Played[]>();
  const left = [...hunts];
  await withEngine(processes, async ({ urls }) => {
    const lanes = urls.map(async (databaseUrl) => {
      for (let hunt = left.shift(); hunt; hunt = left.shift()) {
        const orders = { shrinks, isFast, stopsAtFirst: true, isTold: false };
        const played = await play({ ...orders, ...hunt, databaseUrl }, () => undefined);
        found.set(hunt.planted, played);
        heard(hunt, played);
      }
    });
    await Promise.all(lanes);
  });
  return found;
}

const workers = new Set<ChildProcess>();
/** Most of what a run makes is gone with the next step; in the usual room it is swept, and kept, too early. */
const roomForTheYoung = ["--max-semi-space-size=64"];

async function withEngine<Result>(
  databases: number,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const engine = await openEngine(databases);
  // Whoever is interrupted takes the workers along, and with them ends what waits for them.
  const stop = () => {
    for (const worker of workers) worker.kill();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    return await work(engine);
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    stop();
    await engine.close();
  }
}

async function play(orders: Orders, heard: (played: Played) => void): Promise<Played[]> {
  if (orders.seeds.length + orders.files.length === 0) return [];
  const all: Played[] = [];
  const worker = fork(join(import.meta.dirname, "worker.ts"), [JSON.stringify(orders)], {
    execArgv: roomForTheYoung,
  });
  workers.add(worker);
  worker.on("message", (played) => {
    all.push(played as Played);
    heard(played as Played);
  });
  try {
    await ended(worker, orders.planted ?? "seeds");
  } finally {
    workers.delete(worker);
  }
  return all;
}

function ended(worker: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("error", reject);
    worker.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A process that played ${what} ended with ${code}`));
    });
  });
}
