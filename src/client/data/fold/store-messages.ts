import { Dexie } from "dexie";
import type { MessageWindow } from "#contract/calls/sync.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { baseOf } from "./base-of.ts";
import { dropRow } from "./drop.ts";
import { putBases } from "./put-bases.ts";
import { addRange, rangeAt, type Ranges } from "./ranges.ts";

type Row = Record<string, unknown>;

/**
 * Messages come as windows. A row is kept when it lies in a window, continues
 * what is cached, or is cached already; anything else would be drawn beside a
 * hole as if nothing were missing. Beside a window that stands alone nothing is
 * kept. `until` is the number of the log up to which news speak. To be called before the
 * rows of the dialogs are put.
 */
export async function storeMessages(
  database: LocalDatabase,
  rows: readonly Row[],
  windows: readonly MessageWindow[],
  changed: Set<string>,
  until = 0,
): Promise<void> {
  const byDialog = Map.groupBy(rows, (row) => Number(row["dialogId"]));
  for (const [dialogId, messages] of byDialog) {
    const before = await database.range.get(dialogId);
    const own = windows.filter((window) => window.dialogId === dialogId);
    const isAlone = own.some(({ alone }) => alone);
    let ranges: Ranges = isAlone ? [] : (before?.ranges ?? []);
    for (const window of own) ranges = addRange(ranges, window.from, window.to);
    if (isAlone && before) await dropBeside(database, dialogId, ranges, changed);
    const begins = ranges.length > 0 || !(await isUnderWay(database, dialogId));
    const kept: Row[] = [];
    for (const message of messages.toSorted(
      (left, right) => positionOf(left) - positionOf(right),
    )) {
      const position = positionOf(message);
      const continues = (begins && position === 1) || rangeAt(ranges, position - 1) !== undefined;
      if (continues) ranges = addRange(ranges, position, position);
      if (rangeAt(ranges, position)) kept.push(message);
    }
    const newsUntil = Math.max(before?.newsUntil ?? 0, until);
    await database.range.put({ dialogId, ranges, newsUntil });
    await putBases(database, "message", kept, changed);
  }
}

/** Whether something has been said of which nothing is here: the first message, touched again, is not the last one then. */
async function isUnderWay(database: LocalDatabase, dialogId: number): Promise<boolean> {
  const dialog = await baseOf(database, "dialog", dialogId);
  return Number(dialog?.["lastPosition"] ?? 0) > 0;
}

/** Lets go of the messages of a dialog that lie outside of the ranges. */
async function dropBeside(
  database: LocalDatabase,
  dialogId: number,
  ranges: Ranges,
  changed: Set<string>,
): Promise<void> {
  const keys = await database.message
    .where("[dialogId+position]")
    .between([dialogId, Dexie.minKey], [dialogId, Dexie.maxKey])
    .filter(({ position }) => rangeAt(ranges, position) === undefined)
    .primaryKeys();
  for (const key of keys) await dropRow(database, "message", key, changed);
}

function positionOf(row: Row): number {
  return Number(row["position"]);
}
