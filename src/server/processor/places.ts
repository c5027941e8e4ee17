import { failure, type Result, success } from "#base/result.ts";
import type { Refusal } from "#domain/refusal.ts";

/** How many of something each has under way at this server at once. */
export class Places<Holder> {
  readonly #underWay = new Map<Holder, number>();
  readonly #most: number;
  readonly #full: Refusal;

  /** `full` is what is said to whoever wants one more than so many. */
  constructor(most: number, full: Refusal) {
    this.#most = most;
    this.#full = full;
  }

  /** Takes one of the places that somebody has, and says how it is given back. */
  take(holder: Holder): Result<() => void, Refusal> {
    if (this.#taken(holder) >= this.#most) return failure(this.#full);
    this.#underWay.set(holder, this.#taken(holder) + 1);
    let isTaken = true;
    return success(() => {
      if (!isTaken) return;
      isTaken = false;
      const left = this.#taken(holder) - 1;
      if (left > 0) this.#underWay.set(holder, left);
      else this.#underWay.delete(holder);
    });
  }

  #taken(holder: Holder): number {
    return this.#underWay.get(holder) ?? 0;
  }
}
