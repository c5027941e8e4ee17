import { cmp, type IndexableType, type ObservabilitySet, RangeSet } from "dexie";

/** A stretch of primary keys. */
export interface KeyRange {
  readonly from: IndexableType;
  readonly to: IndexableType;
}

/** The primary keys of a table that a change of the database has touched, in this or in another thread. */
export function changedKeys(
  parts: ObservabilitySet,
  databaseName: string,
  table: string,
): readonly KeyRange[] {
  const tree = parts[`idb://${databaseName}/${table}/`];
  if (!tree || tree.d === 0) return [];
  const ranges: KeyRange[] = [];
  // A tree from another thread comes without its methods.
  const walker = RangeSet(tree)[Symbol.iterator]();
  for (let step = walker.next(); !step.done; step = walker.next()) {
    ranges.push({ from: step.value.from, to: step.value.to });
  }
  return ranges;
}

export function isWithin(key: IndexableType, { from, to }: KeyRange): boolean {
  return cmp(key, from) >= 0 && cmp(key, to) <= 0;
}
