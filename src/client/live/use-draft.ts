import { useCallback } from "react";
import type { DraftRow } from "#client/data/database/local-database.ts";
import { readDraft, saveDraft } from "#client/data/queries/drafts.ts";
import { useData } from "./data-context.ts";
import { latestDraft, stashDraft, unstashDraft } from "./storage/stashed-draft.ts";
import { useKeepTyped } from "./storage/use-keep-typed.ts";

type Draft = Omit<DraftRow, "time">;

const nameOf = (dialogId: number) => `draft.${dialogId}`;

/** What was typed in a dialog and not sent; read once, saved as it grows. */
export function useDraftStore() {
  const { database, now } = useData();
  const keepTyped = useKeepTyped();
  const read = useCallback(
    async (dialogId: number) => latestDraft(nameOf(dialogId), await readDraft(database, dialogId)),
    [database],
  );
  const keep = useCallback(
    async (draft: DraftRow) => {
      if (await keepTyped(async () => saveDraft(database, draft)))
        unstashDraft(nameOf(draft.dialogId), draft);
    },
    [database, keepTyped],
  );
  const save = useCallback((draft: Draft) => void keep({ ...draft, time: now() }), [keep, now]);
  /** As `save`, and safe at once, because the page may be gone before the database has answered. */
  const saveLeaving = useCallback(
    (draft: Draft) => {
      const last = { ...draft, time: now() };
      stashDraft(nameOf(draft.dialogId), last);
      void keep(last);
    },
    [keep, now],
  );
  return { read, save, saveLeaving };
}
