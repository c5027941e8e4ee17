import { failure } from "./failure.ts";

/** Below and above all keys that rows have, as Dexie writes them. */
export const MIN_KEY = Number.NEGATIVE_INFINITY;
export const MAX_KEY: readonly unknown[] = [[]];

/** The kinds of keys in the order in which IndexedDB sorts them; 0 = not a key. */
function rankOf(key: unknown): number {
  if (typeof key === "number") return Number.isNaN(key) ? 0 : 1;
  if (typeof key === "string") return 2;
  return Array.isArray(key) ? 3 : 0;
}

/** Whether a value can be a key; dates and bytes, which IndexedDB takes as well, are none here. */
export function isKey(value: unknown): boolean {
  const rank = rankOf(value);
  return rank === 3 ? (value as unknown[]).every(isKey) : rank > 0;
}

export function checkKey(value: unknown): void {
  if (!isKey(value)) throw failure("DataError", `${String(value)} is no key`);
}

/** Below 0 where the first comes first. */
export function compareKeys(a: unknown, b: unknown): number {
  const rank = rankOf(a);
  const difference = rank - rankOf(b);
  if (difference !== 0) return difference;
  if (rank === 3) return compareLists(a as unknown[], b as unknown[]);
  if (a === b) return 0;
  return (a as number) < (b as number) ? -1 : 1;
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareKeys(a[index], b[index]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** What stands for a key in a Map. */
export function nameOfKey(key: unknown): unknown {
  return Array.isArray(key) ? `\u0000${JSON.stringify(key)}` : key;
}

/** Reads the value at a path, of several paths a list of values. */
export function valueAt(row: unknown, path: string | readonly string[]): unknown {
  if (typeof path !== "string") return path.map((each) => valueAt(row, each));
  let value = row;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** A stretch of keys; an end that is open is no part of it. */
export interface KeyRange {
  readonly lower: unknown;
  readonly lowerOpen: boolean;
  readonly upper: unknown;
  readonly upperOpen: boolean;
}

export const EVERYTHING: KeyRange = {
  lower: MIN_KEY,
  lowerOpen: false,
  upper: MAX_KEY,
  upperOpen: false,
};

export function onlyKey(key: unknown): KeyRange {
  return { lower: key, lowerOpen: false, upper: key, upperOpen: false };
}
