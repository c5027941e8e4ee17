import { createWorkerPool } from "./worker-pool.ts";

/** What a page may ask of a hash worker. */
interface HashDoor {
  copy(databaseName: string, fileId: number, source: Blob): boolean;
}

/** As many as copy at the same time; the checksum of a file is reckoned by one of them. */
const WORKERS_MAX = 2;

// The build knows a worker by this very form; a script whose address stands in a name comes as plain text.
const startWorker = () =>
  new Worker(new URL("../../../workers/hash.worker.ts", import.meta.url), {
    type: "module",
    name: "hash",
  });

const inHashWorker = createWorkerPool<HashDoor>(WORKERS_MAX, startWorker);

/** Copies a picked file into an account's database in a thread of its own. Answers whether it is there. */
export function copyInWorker(databaseName: string, fileId: number, source: Blob): Promise<boolean> {
  return inHashWorker(async (door) => door.copy(databaseName, fileId, source));
}
