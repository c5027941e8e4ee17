import { failure, type Result, success } from "#base/result.ts";
import { TOO_MANY } from "#contract/envelope.ts";
import type { Refusal } from "#domain/refusal.ts";

/** Seconds until the next may be asked for. */
const WAIT = 10;

/** Says that whoever asks has to wait until one of so many packs is through. */
const packsAtOnce = (count: number): Refusal => ({
  code: TOO_MANY,
  reason: "file.packsAtOnce",
  data: { count, retryAfter: WAIT },
});

/** How many packs each is reading from this server. */
export class PackPlaces<Reader> {
  readonly #underWay = new Map<Reader, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Why somebody may begin no other one; undefined where they may. */
  refuseMore(reader: Reader): Refusal | undefined {
    return this.#taken(reader) < this.#most ? undefined : packsAtOnce(this.#most);
  }

  /** Takes one of the places that somebody has, and says how it is given back. */
  take(reader: Reader): Result<() => void, Refusal> {
    const refusal = this.refuseMore(reader);
    if (refusal) return failure(refusal);
    this.#underWay.set(reader, this.#taken(reader) + 1);
    let isTaken = true;
    return success(() => {
      if (!isTaken) return;
      isTaken = false;
      const left = this.#taken(reader) - 1;
      if (left > 0) this.#underWay.set(reader, left);
      else this.#underWay.delete(reader);
    });
  }

  #taken(reader: Reader): number {
    return this.#underWay.get(reader) ?? 0;
  }
}
