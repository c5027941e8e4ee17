import { useCallback } from "react";
import type { DraftRow } from "#client/data/database/local-database.ts";
import { readDraft, saveDraft } from "#client/data/queries/drafts.ts";
import { noRoom } from "#client/data/database/storage-errors.ts";
import { useData } from "./data-context.ts";
import { latestDraft, stashDraft, unstashDraft } from "./storage/stashed-draft.ts";

const loadStorage = () => import("#client/data/storage/with-room.ts");

type Draft = Omit<DraftRow, "time">;

/** What was typed in a dialog and not sent; read once, saved as it grows. */
export function useDraftStore() {
  const { database, now, onRefused } = useData();
  const read = useCallback(
    async (dialogId: number) => latestDraft(dialogId, await readDraft(database, dialogId)),
    [database],
  );
  const keep = useCallback(
    async (draft: DraftRow) => {
      const write = () => saveDraft(database, draft);
      try {
        await write();
      } catch {
        // The words stay in the field; only a browser that is full is worth a word about it.
        const { withRoom } = await loadStorage();
        if ((await withRoom(database, now(), "wholeStreams", write)) === "noRoom") {
          onRefused(noRoom);
          return;
        }
      }
      unstashDraft(draft);
    },
    [database, now, onRefused],
  );
  const save = useCallback((draft: Draft) => void keep({ ...draft, time: now() }), [keep, now]);
  /** As `save`, and safe at once, because the page may be gone before the database has answered. */
  const saveLeaving = useCallback(
    (draft: Draft) => {
      const last = { ...draft, time: now() };
      stashDraft(last);
      void keep(last);
    },
    [keep, now],
  );
  return { read, save, saveLeaving };
}
