import { Worker } from "node:worker_threads";

/** Milliseconds between two signs of life, and between two looks for one. */
const BEAT = 500;

/** What the watcher is told when it starts. */
export interface Watch {
  /** One counter that grows while the loop turns. */
  readonly beats: Int32Array;
  readonly every: number;
  /** Looks without a new beat after which the process ends. */
  readonly misses: number;
}

/**
 * Ends this process when its event loop stands still for `patience` milliseconds: then nobody is
 * answered and no signal is heard, so that whatever started the server has to start it again. A
 * thread of its own looks, because nothing in the loop can. A machine that slept is no reason: the
 * thread counts its own looks, not the clock.
 */
export function watchLoop(patience: number): { close(): Promise<void> } {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watch: Watch = { beats, every: BEAT, misses: Math.ceil(patience / BEAT) };
  const script = new URL("./loop-watcher.ts", import.meta.url);
  // Flags of the server, such as a debugger's, are not for the watcher.
  const worker = new Worker(script, { workerData: watch, execArgv: [] });
  worker.unref();
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
