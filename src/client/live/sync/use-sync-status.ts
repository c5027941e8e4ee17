import { isEnded } from "#client/data/database/meta.ts";
import type {
  AttentionEntry,
  HistoryEntry,
  OutboxEntry,
} from "#client/data/database/outbox-entry.ts";
import {
  readAttention,
  readHistory,
  readOutbox,
  readSyncStatus,
  type SyncStatus,
} from "#client/data/queries/outbox.ts";
import type { SavedSession } from "../session/session.ts";
import { type Live, useLive } from "../use-live.ts";

export function useSyncStatus(): Live<SyncStatus> {
  return useLive(readSyncStatus);
}

/** Whether the server no longer knows this session, or says that the device is lost. */
export function useEnd(session: SavedSession): "ended" | "lost" | undefined {
  const status = useSyncStatus();
  // What was read last may still be the end of the session before.
  if (status.state !== "ready" || !isEnded(status.value.link, session)) return undefined;
  return status.value.link.lost ? "lost" : "ended";
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
