import type { AttentionEntry } from "#client/data/database/outbox-entry.ts";

/** Moves that could not be done and that were not yet among what `known` numbers. */
export function newRefusedMoves(
  attention: readonly AttentionEntry[],
  known: ReadonlySet<number>,
): AttentionEntry[] {
  return attention.filter(({ command, n }) => command === "task.move" && !known.has(n));
}
