import { useCallback } from "react";
import type { DraftRow } from "#client/data/database/local-database.ts";
import { readDraft, saveDraft } from "#client/data/queries/drafts.ts";
import { noRoom } from "#client/data/database/storage-errors.ts";
import { useData } from "./data-context.ts";

const loadStorage = () => import("#client/data/storage/with-room.ts");

/** What was typed in a dialog and not sent; read once, saved as it grows. */
export function useDraftStore() {
  const { database, now, onRefused } = useData();
  const read = useCallback((dialogId: number) => readDraft(database, dialogId), [database]);
  const save = useCallback(
    async (draft: Omit<DraftRow, "time">) => {
      const write = () => saveDraft(database, { ...draft, time: now() });
      try {
        await write();
      } catch {
        // The words stay in the field; only a browser that is full is worth a word about it.
        const { withRoom } = await loadStorage();
        if ((await withRoom(database, now(), "wholeStreams", write)) === "noRoom")
          onRefused(noRoom);
      }
    },
    [database, now, onRefused],
  );
  return { read, save };
}
