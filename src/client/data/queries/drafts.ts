import type { DraftRow, LocalDatabase } from "../database/local-database.ts";

export function readDraft(
  database: LocalDatabase,
  dialogId: number,
): PromiseLike<DraftRow | undefined> {
  return database.draft.get(dialogId);
}

/** Keeps what is typed until it is sent; an empty draft is none. */
export async function saveDraft(database: LocalDatabase, draft: DraftRow): Promise<void> {
  const empty = draft.text.trim() === "" && draft.replyId === 0 && draft.editId === 0;
  if (empty) await database.draft.delete(draft.dialogId);
  else await database.draft.put(draft);
}
