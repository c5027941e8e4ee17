import { Collection } from "./collection.ts";
import { failure } from "./failure.ts";
import { checkKey, compareKeys, type KeyRange, MAX_KEY, MIN_KEY, onlyKey } from "./keys.ts";
import type { ReadableTable } from "./readable-table.ts";

type Ends = readonly [unknown, unknown];

/** Says which keys of an index are wanted. */
export class WhereClause {
  readonly #table: ReadableTable;
  readonly #index: string;

  constructor(table: ReadableTable, index: string) {
    this.#table = table;
    this.#index = index;
  }

  equals(key: unknown): Collection {
    return this.#within([onlyKey(key)]);
  }

  /** As one list, or one after the other. */
  anyOf(...given: readonly unknown[]): Collection {
    const [first] = given;
    const keys: readonly unknown[] = given.length === 1 && Array.isArray(first) ? first : given;
    const sorted = keys.toSorted(compareKeys);
    const each = sorted.filter((key, index) => {
      return index === 0 || compareKeys(sorted[index - 1], key) !== 0;
    });
    return this.#within(each.map(onlyKey));
  }

  notEqual(key: unknown): Collection {
    return this.#within([
      { lower: MIN_KEY, lowerOpen: false, upper: key, upperOpen: true },
      { lower: key, lowerOpen: true, upper: MAX_KEY, upperOpen: false },
    ]);
  }

  /** The lower end belongs to it, the upper one does not, unless somebody says otherwise. */
  between(lower: unknown, upper: unknown, hasLower = true, hasUpper = false): Collection {
    const order = compareKeys(lower, upper);
    if (order > 0) return this.#within([]);
    // Dexie hands this one on, and IndexedDB has no such range.
    if (order === 0 && !hasLower && !hasUpper) throw failure("DataError", "No key lies between");
    return this.#within([{ lower, lowerOpen: !hasLower, upper, upperOpen: !hasUpper }]);
  }

  /** Of ranges that do not overlap. */
  inAnyRange(ranges: readonly Ends[]): Collection {
    const sorted = ranges.toSorted(([a], [b]) => compareKeys(a, b));
    return this.#within(
      sorted.map(([lower, upper]) => ({ lower, lowerOpen: false, upper, upperOpen: true })),
    );
  }

  above(key: unknown): Collection {
    return this.#within([{ lower: key, lowerOpen: true, upper: MAX_KEY, upperOpen: false }]);
  }

  aboveOrEqual(key: unknown): Collection {
    return this.#within([{ lower: key, lowerOpen: false, upper: MAX_KEY, upperOpen: false }]);
  }

  below(key: unknown): Collection {
    return this.#within([{ lower: MIN_KEY, lowerOpen: false, upper: key, upperOpen: true }]);
  }

  belowOrEqual(key: unknown): Collection {
    return this.#within([{ lower: MIN_KEY, lowerOpen: false, upper: key, upperOpen: false }]);
  }

  startsWith(beginning: string): Collection {
    return this.between(beginning, `${beginning}\uffff`, true, true);
  }

  #within(ranges: readonly KeyRange[]): Collection {
    for (const { lower, upper } of ranges) {
      checkKey(lower);
      checkKey(upper);
    }
    return new Collection(this.#table, this.#index, ranges);
  }
}
