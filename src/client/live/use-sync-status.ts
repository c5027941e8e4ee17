import type { AttentionEntry, OutboxEntry } from "#client/data/outbox/entry.ts";
import {
  readAttention,
  readOnline,
  readOutbox,
  readSyncStatus,
  type SyncStatus,
} from "#client/data/queries/outbox.ts";
import { type Live, useLive } from "./use-live.ts";

export function useSyncStatus(): Live<SyncStatus> {
  return useLive(readSyncStatus, []);
}

export function useOutbox(): Live<OutboxEntry[]> {
  return useLive(readOutbox, []);
}

export function useAttention(): Live<AttentionEntry[]> {
  return useLive(readAttention, []);
}

const nobody: ReadonlySet<number> = new Set();

/** Ids of those who are online. */
export function useOnline(): ReadonlySet<number> {
  const online = useLive(readOnline, []);
  return online.state === "ready" ? online.value : nobody;
}
