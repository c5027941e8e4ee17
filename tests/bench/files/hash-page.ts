import { transfer, wrap } from "comlink";
import SparkMD5 from "spark-md5";
import { openLocalDatabase } from "#client/data/database/local-database.ts";
import { addUploads } from "#client/data/uploads/add-uploads.ts";
import type { Md5 } from "#client/data/uploads/md5.ts";
import { HASH_SLICE } from "#domain/limits.ts";

/** What was measured of one content in a page. */
export interface HashTimes {
  /** From the pick until all of it lies copied and reckoned in the database, ms. */
  readonly copied: number;
  /** Read from the same file and reckoned in the worker that reckons, and copied nowhere, ms. */
  readonly reckoned: number;
  /** spark-md5 alone over the same bytes, which lie in memory, ms. */
  readonly alone: number;
  /** The longest that the page's own thread was held up meanwhile, ms. */
  readonly longestTask: number;
  readonly md5: string;
}

const DATABASE = "plumbline-bench-hash";
const identity = { userId: 1, isAdmin: false, deviceNumber: 7, counter: 0, clientId: "bench" };

/** Where the workers' scripts are: of the one that copies, and of the one that reckons for it. */
interface WorkerAddresses {
  readonly copying: string;
  readonly reckoning: string;
}

/** Copies and reckons a content as the app does. */
async function measureHash(addresses: WorkerAddresses, slices: number): Promise<HashTimes> {
  const slice = new Uint8Array(HASH_SLICE);
  for (let at = 0; at < HASH_SLICE; at += 65_536) {
    crypto.getRandomValues(slice.subarray(at, Math.min(at + 65_536, HASH_SLICE)));
  }
  const file = new File(
    Array.from({ length: slices }, () => slice),
    "survey.bin",
  );
  const database = openLocalDatabase(DATABASE);
  await database.meta.put({ key: "identity", value: identity });
  const picked = [{ name: file.name, size: file.size, mimeType: "" }];
  const [row] = await addUploads(database, picked, { dialogId: 1 }, Date.now());
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: "longtask" });
  const worker = new Worker(addresses.copying, { type: "module" });
  const started = performance.now();
  await ask(worker, [DATABASE, row?.fileId, file]);
  const copied = performance.now() - started;
  worker.terminate();
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  const reckoned = await timeReckoning(addresses.reckoning, file);
  const { md5 = "" } = (await database.upload.get(row?.fileId ?? 0)) ?? {};
  const alone = timeAlone(slice.buffer, slices);
  await database.delete();
  return { copied, reckoned, alone, longestTask, md5 };
}

/** Calls the worker's only function over its door. */
async function ask(worker: Worker, given: readonly unknown[]): Promise<void> {
  const answered = new Promise((resolve) => worker.addEventListener("message", resolve));
  const argumentList = given.map((value) => ({ type: "RAW", value }));
  worker.postMessage({ id: "1", type: "APPLY", path: ["copy"], argumentList });
  await answered;
}

/** One slice is read while the one before it is reckoned, as when a file is copied. */
async function timeReckoning(address: string, file: File): Promise<number> {
  const worker = new Worker(address, { type: "module" });
  const door = wrap<Md5>(worker);
  const started = performance.now();
  let reckoning: Promise<void> = Promise.resolve();
  for (let from = 0; from < file.size; from += HASH_SLICE) {
    const slice = await file.slice(from, from + HASH_SLICE).arrayBuffer();
    await reckoning;
    reckoning = door.append(transfer(slice, [slice]));
  }
  await reckoning;
  await door.end();
  const took = performance.now() - started;
  worker.terminate();
  return took;
}

function timeAlone(slice: ArrayBuffer, slices: number): number {
  const md5 = new SparkMD5.ArrayBuffer();
  const started = performance.now();
  for (let count = 0; count < slices; count += 1) md5.append(slice);
  md5.end();
  return performance.now() - started;
}

export type MeasureHash = typeof measureHash;
Object.assign(globalThis, { measureHash });
