import { useMemo } from "react";
import type { RunResult } from "#client/data/commands/run-command.ts";
import {
  discardAttention,
  discardWaiting,
  exportUnsent,
  putBackAttention,
  putBackWaiting,
} from "#client/data/outbox/discard.ts";
import type { AttentionEntry, OutboxEntry } from "#client/data/database/outbox-entry.ts";
import { makeAnew, retryEntry, takeTheirs } from "#client/data/commands/retry.ts";
import { useData } from "./data-context.ts";

export interface OutboxActions {
  /** Takes back what waits; its effect here is undone. */
  discardWaiting(entry: OutboxEntry): Promise<void>;
  discardAttention(entry: AttentionEntry): Promise<void>;
  /** Undoes that something was discarded. */
  putBackWaiting(entry: OutboxEntry): Promise<void>;
  putBackAttention(entry: AttentionEntry): Promise<void>;
  /** Does what was refused once more, with the same or other words. */
  retry(entry: AttentionEntry, args: unknown): Promise<void>;
  /** Makes a new task of what was to change one that is gone. */
  makeAnew(entry: AttentionEntry): Promise<void>;
  /** Accepts the server's version of what clashed. */
  takeTheirs(entry: AttentionEntry): Promise<void>;
  /** All that has not reached the server, as text to keep. */
  exportUnsent(): Promise<string>;
}

export function useOutboxActions(): OutboxActions {
  const { database, now, onRefused } = useData();
  return useMemo(() => {
    const tell = (result: RunResult) => {
      if (!result.ok) onRefused(result.refusal);
    };
    return {
      discardWaiting: (entry) => discardWaiting(database, entry.n, now()),
      discardAttention: (entry) => discardAttention(database, entry.id ?? 0, now()),
      putBackWaiting: (entry) => putBackWaiting(database, entry),
      putBackAttention: (entry) => putBackAttention(database, entry),
      retry: async (entry, args) => tell(await retryEntry(database, entry, args, now())),
      makeAnew: async (entry) => tell(await makeAnew(database, entry, now())),
      takeTheirs: async (entry) => tell(await takeTheirs(database, entry, now())),
      exportUnsent: () => exportUnsent(database),
    };
  }, [database, now, onRefused]);
}
