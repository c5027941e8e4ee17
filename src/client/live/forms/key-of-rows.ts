import type { RowsAsked } from "#client/data/calls/ask-interface.ts";
import { seenRowsKey } from "#client/data/database/seen-rows.ts";

/** Names a question, so that those who ask the same share its answer. */
export function keyOfRows(asked: RowsAsked): string {
  const { interfaceId, parameters, words, columns, size, at } = asked;
  return seenRowsKey([interfaceId, parameters, words, columns, size, at]);
}

/** The first rows of each interface that are fetched ahead. */
const AHEAD = 500;

/** What is fetched ahead of an interface, to be chosen from without a line. */
export function askedAhead(interfaceId: number): RowsAsked {
  return { interfaceId, parameters: [], words: "", columns: [], size: AHEAD, at: 1 };
}
