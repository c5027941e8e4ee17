import { useCallback } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import { useData } from "./data-context.ts";

/** Fetches the page of messages before one that is here; needs the network. */
export function useLoadEarlier(): (
  dialogId: number,
  oldestId: number | undefined,
) => Promise<CallFailure | undefined> {
  const { database, quietCall, now } = useData();
  return useCallback(
    async (dialogId, oldestId) => {
      const { loadEarlier } = await import("#client/data/sync/history.ts");
      return loadEarlier(database, quietCall, dialogId, oldestId, now());
    },
    [database, quietCall, now],
  );
}

/** Fetches a message with those before and after it; needs the network. */
export function useLoadAround(): (
  dialogId: number,
  messageId: number,
) => Promise<CallFailure | undefined> {
  const { database, quietCall, now } = useData();
  return useCallback(
    async (dialogId, messageId) => {
      const { loadAround } = await import("#client/data/sync/history.ts");
      return loadAround(database, quietCall, dialogId, messageId, now());
    },
    [database, quietCall, now],
  );
}

/** Fetches the page of messages after one that is here; needs the network. */
export function useLoadLater(): (
  dialogId: number,
  newestId: number,
) => Promise<CallFailure | undefined> {
  const { database, quietCall, now } = useData();
  return useCallback(
    async (dialogId, newestId) => {
      const { loadLater } = await import("#client/data/sync/history.ts");
      return loadLater(database, quietCall, dialogId, newestId, now());
    },
    [database, quietCall, now],
  );
}
