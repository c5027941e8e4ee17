import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { openEngine } from "./site/site.ts";
import type { Orders, Played } from "./worker.ts";

/** What is to be played. */
export type Playlist = Omit<Orders, "databaseUrl" | "seeds"> & {
  readonly seeds: readonly number[];
  readonly processes: number;
};

/** Plays seeds and cases in several processes on one PostgreSQL, a database each. */
export async function playAll(list: Playlist, heard: (played: Played) => void): Promise<Played[]> {
  const { processes, files, seeds, ...rest } = list;
  const engine = await openEngine(processes);
  const workers: ChildProcess[] = [];
  // Whoever is interrupted takes the workers along, and with them ends what waits for them.
  const stop = () => {
    for (const worker of workers) worker.kill();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const all: Played[] = [];
  const play = async (databaseUrl: string, index: number) => {
    const share = <Item>(items: readonly Item[]) =>
      items.filter((_, place) => place % processes === index);
    const orders = { ...rest, databaseUrl, seeds: share(seeds), files: share(files) };
    if (orders.seeds.length + orders.files.length === 0) return;
    const file = join(import.meta.dirname, "worker.ts");
    const worker = fork(file, [JSON.stringify(orders)], { execArgv: [] });
    workers.push(worker);
    worker.on("message", (played) => {
      all.push(played as Played);
      heard(played as Played);
    });
    await ended(worker, orders.planted ?? "seeds");
  };
  try {
    await Promise.all(engine.urls.map(play));
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    stop();
    await engine.close();
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
