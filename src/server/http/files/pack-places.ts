import { TOO_MANY } from "#contract/envelope.ts";
import { PACKS_AT_ONCE } from "#domain/library/pack-limits.ts";
import type { Refusal } from "#domain/refusal.ts";

/** Seconds until the next may be asked for. */
const WAIT = 10;

/** Says that whoever asks has to wait until one of their packs is through. */
export const packsAtOnce: Refusal = {
  code: TOO_MANY,
  reason: "file.packsAtOnce",
  data: { count: PACKS_AT_ONCE, retryAfter: WAIT },
};

/** How many packs each is reading from this server. */
export class PackPlaces<Reader> {
  readonly #underWay = new Map<Reader, number>();

  /** Whether somebody has as many under way as they may. */
  isFull(reader: Reader): boolean {
    return this.#taken(reader) >= PACKS_AT_ONCE;
  }

  /** Takes one of the places that somebody has, and says how it is given back; undefined where there is none. */
  take(reader: Reader): (() => void) | undefined {
    if (this.isFull(reader)) return undefined;
    this.#underWay.set(reader, this.#taken(reader) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = this.#taken(reader) - 1;
      if (left > 0) this.#underWay.set(reader, left);
      else this.#underWay.delete(reader);
    };
  }

  #taken(reader: Reader): number {
    return this.#underWay.get(reader) ?? 0;
  }
}
