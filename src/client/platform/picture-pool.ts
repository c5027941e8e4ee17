import { createWorkerPool } from "./worker-pool.ts";

/** What a page may ask of a picture worker. */
interface PictureDoor<Prepared> {
  prepare(source: Blob, asOriginal: boolean): Prepared | undefined;
}

/** One picture at a time: a large one takes hundreds of megabytes while it is decoded. */
const WORKERS_MAX = 1;

// The build knows a worker by this very form; a script whose address stands in a name comes as plain text.
const startWorker = () =>
  new Worker(new URL("../../../workers/picture.worker.ts", import.meta.url), {
    type: "module",
    name: "picture",
  });

const inPictureWorker = createWorkerPool<PictureDoor<unknown>>(WORKERS_MAX, startWorker);

/** Makes a picture ready to be sent in a thread of its own; undefined = it goes as a file. */
export async function prepareInWorker<Prepared>(
  source: Blob,
  asOriginal: boolean,
): Promise<Prepared | undefined> {
  const prepared = await inPictureWorker(async (door) => door.prepare(source, asOriginal));
  return prepared as Prepared | undefined;
}
