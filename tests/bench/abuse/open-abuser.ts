import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Seat } from "./abuse-client.ts";

/** One who abuses the server from a thread of their own, so that whoever waits for the server waits for nothing else. */
export interface Abuser {
  /** Goes on for so many milliseconds. */
  abuse(lasts: number): Promise<void>;
  close(): Promise<void>;
}

/** What the thread is told at its start. */
export interface Order {
  /** Of the abuse. */
  readonly label: string;
  readonly seat: Seat;
}

/** Ready to begin when it resolves. */
export async function openAbuser(
  label: string,
  { address, token, deviceNumber, planId, columnId }: Seat,
): Promise<Abuser> {
  const seat: Seat = { address, token, deviceNumber, planId, columnId };
  const order: Order = { label, seat };
  const thread = new Worker(new URL("abuser.worker.ts", import.meta.url), { workerData: order });
  await once(thread, "message");
  return {
    async abuse(lasts) {
      thread.postMessage(lasts);
      await once(thread, "message");
    },
    async close() {
      await thread.terminate();
    },
  };
}
