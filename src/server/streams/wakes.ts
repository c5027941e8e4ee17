import type { Id } from "#domain/id.ts";

/** Who waits for the next word of a message, at one server; what others write is found by looking. */
export class Wakes {
  readonly #waiting = new Map<Id, Set<() => void>>();

  /** Somebody has written. */
  wake(msgId: Id): void {
    const waiting = this.#waiting.get(msgId);
    this.#waiting.delete(msgId);
    for (const wake of waiting ?? []) wake();
  }

  /** Until somebody writes, or so many milliseconds have passed. */
  async next(msgId: Id, most: number): Promise<void> {
    const waiting = this.#waiting.get(msgId) ?? new Set();
    this.#waiting.set(msgId, waiting);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, most);
      timer.unref();
      function done() {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      }
      waiting.add(done);
    });
    if (waiting.size === 0 && this.#waiting.get(msgId) === waiting) this.#waiting.delete(msgId);
  }
}

const wakes = new WeakMap<object, Wakes>();

/** Those of a server, known by what it mints ids with. */
export function wakesOf(mint: object): Wakes {
  const known = wakes.get(mint) ?? new Wakes();
  wakes.set(mint, known);
  return known;
}
