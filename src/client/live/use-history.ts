import { useCallback } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { useData } from "./data-context.ts";

/** Fetches the page of rows before one that is here, of a kind of which rows come as windows; needs the network. */
export function useLoadEarlier(
  kind: EntityName,
): (parentId: number, oldestId: number | undefined) => Promise<CallFailure | undefined> {
  const { database, quietCall, now } = useData();
  return useCallback(
    async (parentId, oldestId) => {
      const { loadEarlier } = await import("#client/data/sync/load-window.ts");
      return loadEarlier(database, quietCall, { kind, parentId }, oldestId, now());
    },
    [database, quietCall, kind, now],
  );
}

/** Fetches a row with those before and after it; needs the network. */
export function useLoadAround(
  kind: EntityName,
): (parentId: number, id: number) => Promise<CallFailure | undefined> {
  const { database, quietCall, now } = useData();
  return useCallback(
    async (parentId, id) => {
      const { loadAround } = await import("#client/data/sync/load-window.ts");
      return loadAround(database, quietCall, { kind, parentId }, id, now());
    },
    [database, quietCall, kind, now],
  );
}

/** Fetches the page of rows after one that is here; needs the network. */
export function useLoadLater(
  kind: EntityName,
): (parentId: number, newestId: number) => Promise<CallFailure | undefined> {
  const { database, quietCall, now } = useData();
  return useCallback(
    async (parentId, newestId) => {
      const { loadLater } = await import("#client/data/sync/load-window.ts");
      return loadLater(database, quietCall, { kind, parentId }, newestId, now());
    },
    [database, quietCall, kind, now],
  );
}
