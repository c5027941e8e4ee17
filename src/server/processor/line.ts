import type { Id } from "#domain/id.ts";

/** Lets people do one thing after the other, each for themselves. */
export class PersonalLine {
  readonly #last = new Map<Id, Promise<unknown>>();

  /** Does work once all that the same person asked for before is over. */
  async run<Result>(userId: Id, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.#last.get(userId) ?? Promise.resolve()).then(work);
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(userId, over);
    try {
      return await mine;
    } finally {
      if (this.#last.get(userId) === over) this.#last.delete(userId);
    }
  }
}

const lines = new WeakMap<object, PersonalLine>();

/** The one line of a server. */
export function lineOf(server: object): PersonalLine {
  const line = lines.get(server) ?? new PersonalLine();
  lines.set(server, line);
  return line;
}
