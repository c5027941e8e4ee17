import { Worker } from "node:worker_threads";
import type { Digests } from "./store/file-store.ts";

/** What the thread is asked: to read a file. */
export interface DigestJob {
  readonly id: number;
  readonly path: string;
}

/** What it answers. */
export interface DigestAnswer {
  readonly id: number;
  readonly digests?: Digests;
  readonly problem?: unknown;
}

interface Waiting {
  resolve(digests: Digests): void;
  reject(error: unknown): void;
}

let thread: Worker | undefined;
let jobs = 0;
const waiting = new Map<number, Waiting>();

/** Reads a file on another thread, which reads several at a time and does not keep the process alive by itself. */
export async function digestElsewhere(path: string): Promise<Digests> {
  return new Promise((resolve, reject) => {
    jobs += 1;
    waiting.set(jobs, { resolve, reject });
    thread ??= startThread();
    thread.ref();
    thread.postMessage({ id: jobs, path } satisfies DigestJob);
  });
}

function startThread(): Worker {
  const started = new Worker(new URL("digest.worker.ts", import.meta.url));
  started.on("message", ({ id, digests, problem }: DigestAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
    if (digests) asked?.resolve(digests);
    else asked?.reject(problem);
  });
  started.on("error", (error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}
