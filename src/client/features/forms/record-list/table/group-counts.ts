import type { SeenPageRow } from "#client/data/database/seen-page-row.ts";
import { fieldText, type TextWords } from "#domain/form/field-kinds/field-text.ts";
import type { Json } from "#domain/form/json/json.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import type { ListedRecord } from "./record-table.ts";

/** How many records of all that is found are in a group, by what they say. */
export type GroupCounts = ReadonlyMap<string, number>;

export function countGroups(
  rows: readonly ListedRecord[],
  path: string,
  from: GroupCounts = new Map(),
  by = 1,
): GroupCounts {
  const counts = new Map(from);
  for (const { texts } of rows) {
    const label = texts.get(path) ?? "";
    counts.set(label, (counts.get(label) ?? 0) + by);
  }
  return counts;
}

interface CountedPage {
  readonly piece: FormPiece;
  readonly words: TextWords;
  /** The rows as the server gave them, and as they are shown with what was done here since. */
  readonly before: readonly ListedRecord[];
  readonly shown: readonly ListedRecord[];
}

/** The same as the server counted, on whatever pages they stand; undefined where it did not. */
export function countsOfPage(
  { groups }: Pick<SeenPageRow, "groups">,
  { piece: { node, path }, words, before, shown }: CountedPage,
): GroupCounts | undefined {
  if (!groups) return undefined;
  const counted = new Map<string, number>();
  for (const { value, count } of groups) {
    const label = fieldText(node, JSON.parse(value) as Json, words);
    counted.set(label, (counted.get(label) ?? 0) + count);
  }
  return countGroups(shown, path, countGroups(before, path, counted, -1));
}
