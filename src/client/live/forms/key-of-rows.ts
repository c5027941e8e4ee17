import type { RowsAsked } from "#client/data/calls/ask-interface.ts";
import { seenRowsKey } from "#client/data/database/seen-rows.ts";

/** Names a question, so that those who ask the same share its answer. */
export function keyOfRows(asked: RowsAsked): string {
  const { interfaceId, parameters, words, columns, size, at } = asked;
  return seenRowsKey([interfaceId, parameters, words, columns, size, at]);
}
