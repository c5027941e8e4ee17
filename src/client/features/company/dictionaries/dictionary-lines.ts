import { byRank } from "#domain/by-rank.ts";
import type { Dictionary, DictionaryEntry } from "#domain/dictionary/dictionary.ts";
import { entriesBelow } from "#domain/dictionary/entries.ts";
import { rankMoved } from "#domain/rank.ts";

/** One line of a tree as it is drawn; 0 = at the top. */
export interface Line<Row> {
  readonly row: Row;
  readonly depth: number;
}

/** Dictionaries from the top down; what stands below nothing that is known is at the top. */
export function dictionaryLines(all: readonly Dictionary[]): Line<Dictionary>[] {
  const known = new Set(all.map(({ id }) => id));
  const children = Map.groupBy(all.toSorted(byRank), ({ parentId }) =>
    known.has(parentId) ? parentId : 0,
  );
  const below = (parentId: number, depth: number): Line<Dictionary>[] =>
    (children.get(parentId) ?? []).flatMap((row) => [{ row, depth }, ...below(row.id, depth + 1)]);
  return below(0, 0);
}

/** Entries from the top down. */
export function entryLines(
  entries: readonly DictionaryEntry[],
  parentCode = "",
  depth = 0,
): Line<DictionaryEntry>[] {
  return entriesBelow(entries, parentCode).flatMap((row) => [
    { row, depth },
    ...entryLines(entries, row.code, depth + 1),
  ]);
}

/** The rank with which an entry stands one place further up or down among those beside it; undefined at the end. */
export function rankAfterStep(
  entries: readonly DictionaryEntry[],
  { code, parentCode }: Pick<DictionaryEntry, "code" | "parentCode">,
  step: -1 | 1,
): string | undefined {
  const beside = entriesBelow(entries, parentCode);
  const at = beside.findIndex((each) => each.code === code);
  return at === -1 ? undefined : rankMoved(beside, at, step);
}

/** A code that no entry has yet: the next number. */
export function freshCode(entries: readonly DictionaryEntry[]): string {
  const numbers = entries.map(({ code }) => Number(code)).filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
}
