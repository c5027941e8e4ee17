import { useCallback } from "react";
import type { CallFailure } from "#client/data/sync/http.ts";
import { useData } from "./data-context.ts";

/** Fetches the page of messages before one that is here; needs the network. */
export function useLoadEarlier(): (
  dialogId: number,
  oldestId: number | undefined,
) => Promise<CallFailure | undefined> {
  const { database, call, now } = useData();
  return useCallback(
    async (dialogId, oldestId) => {
      const { loadEarlier } = await import("#client/data/sync/history.ts");
      return loadEarlier(database, call, dialogId, oldestId, now());
    },
    [database, call, now],
  );
}
