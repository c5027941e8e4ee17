import { expect } from "vitest";

/** Patience for what comes by itself; no test asserts how long it took. */
const PATIENCE = 30_000;

/** Waits until a value becomes what is expected; the assertion's words show what it was instead. */
export function eventually<Value>(read: () => Promise<Value> | Value) {
  return expect.poll(read, { timeout: PATIENCE, interval: 50 });
}
