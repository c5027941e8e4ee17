import type { RowsAsked } from "#client/data/calls/ask-interface.ts";
import type { SeenAnswer } from "#client/data/database/seen-rows-row.ts";
import { pageOf, rowsWithWord } from "#domain/data-interface/interface-rows.ts";

/** A page out of the rows that were fetched ahead; undefined where only the server knows which of them are asked for. */
export function foundAhead(
  { parameters, words, columns, at, size }: RowsAsked,
  ahead: SeenAnswer | undefined,
): SeenAnswer | undefined {
  const isNarrowed = parameters.some(({ value }) => value !== null && value !== "");
  if (!ahead || isNarrowed) return undefined;
  const found = rowsWithWord(ahead.rows, columns, words);
  return { ...ahead, rows: pageOf(found, at, size), total: found.length };
}
