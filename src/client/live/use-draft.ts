import { useCallback } from "react";
import type { DraftRow } from "#client/data/database/local-database.ts";
import { readDraft, saveDraft } from "#client/data/queries/drafts.ts";
import { useData } from "./data-context.ts";

/** What was typed in a dialog and not sent; read once, saved as it grows. */
export function useDraftStore() {
  const { database, now } = useData();
  const read = useCallback((dialogId: number) => readDraft(database, dialogId), [database]);
  const save = useCallback(
    (draft: Omit<DraftRow, "time">) => saveDraft(database, { ...draft, time: now() }),
    [database, now],
  );
  return { read, save };
}
