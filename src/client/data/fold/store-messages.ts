import type { LocalDatabase } from "../database/local-database.ts";
import { putBases } from "./put-bases.ts";
import { addRange, rangeAt, type Ranges } from "./ranges.ts";

type Row = Record<string, unknown>;

/**
 * Messages come as windows. A row is kept when it lies in a window, continues
 * what is cached, or is cached already; anything else would be drawn beside a
 * hole as if nothing were missing.
 */
export async function storeMessages(
  database: LocalDatabase,
  rows: readonly Row[],
  windows: readonly { dialogId: number; from: number; to: number }[],
  changed: Set<string>,
): Promise<void> {
  const byDialog = Map.groupBy(rows, (row) => Number(row["dialogId"]));
  for (const [dialogId, messages] of byDialog) {
    let ranges: Ranges = (await database.range.get(dialogId))?.ranges ?? [];
    for (const window of windows) {
      if (window.dialogId === dialogId) ranges = addRange(ranges, window.from, window.to);
    }
    const kept: Row[] = [];
    for (const message of messages.toSorted(
      (left, right) => positionOf(left) - positionOf(right),
    )) {
      const position = positionOf(message);
      const continues = position === 1 || rangeAt(ranges, position - 1) !== undefined;
      if (continues) ranges = addRange(ranges, position, position);
      if (rangeAt(ranges, position)) kept.push(message);
    }
    await database.range.put({ dialogId, ranges });
    await putBases(database, "message", kept, changed);
  }
}

function positionOf(row: Row): number {
  return Number(row["position"]);
}
