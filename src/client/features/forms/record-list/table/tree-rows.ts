import { isJsonList, type Json } from "#domain/form/json/json.ts";
import type { ListedRecord } from "./record-table.ts";

/** A record in a tree of records. */
export interface TreeRow {
  readonly row: ListedRecord;
  /** 0 = at the top. */
  readonly depth: number;
  readonly hasBelow: boolean;
}

/**
 * Records below those that a field of theirs names, each in the order that it has, without what stands below folded ones. One that
 * names none of them stands at the top, and so does the first of those that name each other in a ring.
 */
export function treeRows(
  rows: readonly ListedRecord[],
  path: string,
  folded: ReadonlySet<string> = new Set(),
): readonly TreeRow[] {
  const byId = new Map(rows.map((row) => [String(row.record.id), row]));
  const above = new Map(rows.map((row) => [row, byId.get(parentOf(row.values[path] ?? null))]));
  const below = Map.groupBy(rows, (row) => above.get(row));
  const placed = new Set<ListedRecord>();
  const lines: TreeRow[] = [];
  // Without recursion: a chain may be as long as the list.
  const place = (tops: readonly ListedRecord[]) => {
    const waiting = tops.toReversed().map((row) => ({ row, depth: 0, isShown: true }));
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { row, depth, isShown } = next;
      if (placed.has(row)) continue;
      placed.add(row);
      const own = (below.get(row) ?? []).filter((each) => !placed.has(each));
      if (isShown) lines.push({ row, depth, hasBelow: own.length > 0 });
      const isOpen = isShown && !folded.has(String(row.record.id));
      for (const each of own.toReversed())
        waiting.push({ row: each, depth: depth + 1, isShown: isOpen });
    }
  };
  place(below.get(undefined) ?? []);
  for (const row of rows) if (!placed.has(row)) place([row]);
  return lines;
}

/** The record that a value names; of several the last, to which the others are the way. */
function parentOf(value: Json): string {
  const said = isJsonList(value) ? (value.at(-1) ?? null) : value;
  return typeof said === "string" || typeof said === "number" ? String(said) : "";
}
