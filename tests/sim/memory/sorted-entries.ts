import { compareKeys, type KeyRange } from "./keys.ts";

/** A key of an index and the row that has it. */
export interface Entry {
  readonly key: unknown;
  /** The key of the row in its table. */
  readonly primaryKey: unknown;
}

/** Entries in the order of their keys, of one key in that of their rows. */
export class SortedEntries {
  readonly #entries: Entry[] = [];

  add(entry: Entry): void {
    this.#entries.splice(this.#placeOf(entry), 0, entry);
  }

  remove(entry: Entry): void {
    this.#entries.splice(this.#placeOf(entry), 1);
  }

  within({ lower, lowerOpen, upper, upperOpen }: KeyRange): readonly Entry[] {
    const from = this.#firstFor((key) => {
      const order = compareKeys(key, lower);
      return lowerOpen ? order > 0 : order >= 0;
    });
    const to = this.#firstFor((key) => {
      const order = compareKeys(key, upper);
      return upperOpen ? order >= 0 : order > 0;
    });
    return this.#entries.slice(from, Math.max(from, to));
  }

  #placeOf(wanted: Entry): number {
    return this.#firstFor((key, primaryKey) => {
      const order = compareKeys(key, wanted.key);
      return order === 0 ? compareKeys(primaryKey, wanted.primaryKey) >= 0 : order > 0;
    });
  }

  /** The place of the first entry of which something is true that is true of all behind it. */
  #firstFor(isTrue: (key: unknown, primaryKey: unknown) => boolean): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = this.#entries[middle];
      if (entry && isTrue(entry.key, entry.primaryKey)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
