import { useMemo } from "react";
import { discardAttention, discardWaiting, exportUnsent } from "#client/data/outbox/discard.ts";
import type { AttentionEntry } from "#client/data/outbox/entry.ts";
import { retryEntry } from "#client/data/outbox/retry.ts";
import { useData } from "./data-context.ts";

export interface OutboxActions {
  /** Takes back what waits; its effect here is undone. */
  discardWaiting(n: number): Promise<void>;
  discardAttention(entry: AttentionEntry): Promise<void>;
  /** Does what was refused once more, with the same or other words. */
  retry(entry: AttentionEntry, args: unknown): Promise<void>;
  /** All that has not reached the server, as text to keep. */
  exportUnsent(): Promise<string>;
}

export function useOutboxActions(): OutboxActions {
  const { database, now, onRefused } = useData();
  return useMemo(
    () => ({
      discardWaiting: (n) => discardWaiting(database, n),
      discardAttention: (entry) => discardAttention(database, entry.id ?? 0),
      async retry(entry, args) {
        const result = await retryEntry(database, entry, args, now());
        if (!result.ok) onRefused(result.refusal);
      },
      exportUnsent: () => exportUnsent(database),
    }),
    [database, now, onRefused],
  );
}
