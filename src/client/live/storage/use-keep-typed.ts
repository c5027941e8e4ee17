import { useCallback } from "react";
import { noRoom } from "#client/data/database/storage-errors.ts";
import { useData } from "../data-context.ts";

const loadStorage = () => import("#client/data/storage/with-room.ts");

/** Writes into the database what somebody types; answers whether it lies there. A browser that is full says so. */
export function useKeepTyped(): (write: () => Promise<void>) => Promise<boolean> {
  const { database, now, onRefused } = useData();
  return useCallback(
    async (write) => {
      try {
        await write();
      } catch {
        // The words stay in the field; only a browser that is full is worth a word about it.
        const { withRoom } = await loadStorage();
        if ((await withRoom(database, now(), "wholeStreams", write)) === "noRoom") {
          onRefused(noRoom);
          return false;
        }
      }
      return true;
    },
    [database, now, onRefused],
  );
}
