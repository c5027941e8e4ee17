import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** A text on its way to a thread. */
export interface Uncleaned {
  readonly html: string;
}

/** A text that has become harmless. */
export interface Cleaned {
  readonly html: string;
  /** Milliseconds of a processor that it took the thread. */
  readonly took: number;
}

interface Job extends Uncleaned {
  resolve(cleaned: Cleaned): void;
  reject(error: unknown): void;
}

const THREADS_MAX = Math.max(1, Math.min(4, availableParallelism() - 1));

const waiting: Job[] = [];
const idle: Worker[] = [];
let threads = 0;

/** Cleans a text on another thread; threads are the process's, start when they are needed and do not keep it alive. */
export async function cleanElsewhere(html: string): Promise<Cleaned> {
  return new Promise((resolve, reject) => {
    waiting.push({ html, resolve, reject });
    startNext();
  });
}

function startNext(): void {
  const thread = idle.pop() ?? (threads < THREADS_MAX ? startThread() : undefined);
  const job = thread && waiting.shift();
  if (!job) {
    if (thread) idle.push(thread);
    return;
  }
  const over = () => {
    thread.off("message", done);
    thread.off("error", failed);
    thread.unref();
  };
  const done = (cleaned: Cleaned) => {
    over();
    idle.push(thread);
    job.resolve(cleaned);
    startNext();
  };
  const failed = (error: unknown) => {
    over();
    threads -= 1;
    job.reject(error);
    startNext();
  };
  thread.on("message", done);
  thread.on("error", failed);
  thread.ref();
  thread.postMessage({ html: job.html } satisfies Uncleaned);
}

function startThread(): Worker {
  threads += 1;
  return new Worker(new URL("cleaning.worker.ts", import.meta.url));
}
