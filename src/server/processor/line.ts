import type { Id } from "#domain/id.ts";

/** Lets what has the same key be done one after the other. */
export class Line<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  /** Does work once all that was asked for before under the same key is over. */
  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(key, over);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === over) this.#last.delete(key);
    }
  }
}

const lines = new WeakMap<object, Line<Id>>();

/** The one line of a server, in which each person stands behind themselves. */
export function lineOf(server: object): Line<Id> {
  const line = lines.get(server) ?? new Line<Id>();
  lines.set(server, line);
  return line;
}
