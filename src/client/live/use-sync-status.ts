import type { AttentionEntry, HistoryEntry, OutboxEntry } from "#client/data/outbox/entry.ts";
import {
  readAttention,
  readHistory,
  readOutbox,
  readSyncStatus,
  type SyncStatus,
} from "#client/data/queries/outbox.ts";
import { type Live, useLive } from "./use-live.ts";

export function useSyncStatus(): Live<SyncStatus> {
  return useLive(readSyncStatus);
}

export function useOutbox(): Live<OutboxEntry[]> {
  return useLive(readOutbox);
}

export function useAttention(): Live<AttentionEntry[]> {
  return useLive(readAttention);
}

/** What has been settled lately. */
export function useSettledHistory(): Live<HistoryEntry[]> {
  return useLive(readHistory);
}
