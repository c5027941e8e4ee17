import { wrap } from "comlink";

/** What a page may ask of a hash worker. */
interface HashDoor {
  copy(databaseName: string, fileId: number, source: Blob): boolean;
}

/** As many as copy at the same time; the checksum of a file is reckoned by one of them. */
const WORKERS_MAX = 2;

let working = 0;
const queue: (() => void)[] = [];

/**
 * Copies a picked file into an account's database in a thread of its own, a few at a time. Answers whether
 * it is there; fails where the thread could not be started or died.
 */
export async function copyInWorker(
  databaseName: string,
  fileId: number,
  source: Blob,
): Promise<boolean> {
  if (working >= WORKERS_MAX) await new Promise<void>((resolve) => queue.push(resolve));
  else working += 1;
  const worker = new Worker(new URL("../../../workers/hash.worker.ts", import.meta.url), {
    type: "module",
    name: "hash",
  });
  const broken = new Promise<never>((_done, reject) => {
    worker.addEventListener("error", () => reject(new Error("The hash worker broke")));
  });
  try {
    return await Promise.race([wrap<HashDoor>(worker).copy(databaseName, fileId, source), broken]);
  } finally {
    worker.terminate();
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  }
}
