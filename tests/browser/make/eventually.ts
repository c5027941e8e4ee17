import { setTimeout as sleep } from "node:timers/promises";
import { expect, vi } from "vitest";

/**
 * Patience for what comes by itself; no test asserts how long it took. Longer than the app may need:
 * two requests that run into their deadlines, and a back-off.
 */
const patience = { timeout: 150_000, interval: 100 };

/** Waits until a value becomes what is expected; the assertion's words show what it was instead. */
export function eventually<Value>(
  read: () => Promise<Value> | Value,
): ReturnType<typeof expect.poll<Promise<Value> | Value>> {
  return expect.poll(read, patience);
}

/** Waits until something holds, also outside of a test. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patience.timeout;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited for nothing: ${String(holds)}`);
    await sleep(patience.interval);
  }
}

/** Waits until two sides that both still move have come to the same. */
export async function eventuallySame<Value>(
  readOne: () => Promise<Value>,
  readOther: () => Promise<Value>,
): Promise<void> {
  await vi.waitFor(async () => expect(await readOne()).toEqual(await readOther()), patience);
}
