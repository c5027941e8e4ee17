import type { DialogDraft } from "#domain/dialog/draft/dialog-draft.ts";
import { type HeldDraft, takesOver } from "#domain/dialog/draft/held-draft.ts";
import { joinKey } from "#domain/id.ts";
import { baseOf } from "../fold/base-of.ts";
import type { DraftRow, LocalDatabase } from "../database/local-database.ts";
import type { WritingRow } from "../database/writing-row.ts";

export function readDraft(
  database: LocalDatabase,
  dialogId: number,
): PromiseLike<DraftRow | undefined> {
  return database.draft.get(dialogId);
}

/** Keeps what is typed until it is sent; an empty draft is none, once all devices of the person know so. */
export async function saveDraft(database: LocalDatabase, draft: DraftRow): Promise<void> {
  const { text, agreed = "", replyId, editId } = draft;
  const empty = text.trim() === "" && agreed === "" && replyId === 0 && editId === 0;
  if (empty) await database.draft.delete(draft.dialogId);
  else await database.draft.put(draft);
}

/** What this device has of a draft. */
function heldDraft(draft: DraftRow | undefined): HeldDraft {
  return { text: draft?.text ?? "", agreed: draft?.agreed ?? "" };
}

/** What stands in a dialog to be gone on with, of what this device has and what all devices have. */
export function standingDraft(
  held: DraftRow | undefined,
  shared: DialogDraft | undefined,
): DraftRow | undefined {
  if (!shared || !takesOver(shared, heldDraft(held))) return held;
  const { dialogId, text, replyId, time } = shared;
  const { editId = 0, editText } = held ?? {};
  if (text === "" && editId === 0) return undefined;
  return { dialogId, text, replyId, time, agreed: text, editId, ...(editText && { editText }) };
}

/** What stands of a draft on all devices of a person. */
export interface SharedDraft {
  /** With what is on its way to the server. */
  readonly folded: DialogDraft | undefined;
  /** As the server has it. */
  readonly confirmed: DialogDraft | undefined;
}

export async function readSharedDraft(
  database: LocalDatabase,
  dialogId: number,
  userId: number,
): Promise<SharedDraft> {
  const key = joinKey(dialogId, userId);
  const [folded, confirmed] = await Promise.all([
    database.dialogDraft.get(key),
    baseOf(database, "dialogDraft", key),
  ]);
  return { folded, confirmed: confirmed as DialogDraft | undefined };
}

/** A long text that was begun and not saved. */
export function readWriting(
  { writing }: LocalDatabase,
  name: string,
): PromiseLike<WritingRow | undefined> {
  return writing.get(name);
}

export async function saveWriting({ writing }: LocalDatabase, row: WritingRow): Promise<void> {
  await writing.put(row);
}

/** It was saved as what it belongs to, or is not wanted any more. */
export async function forgetWriting({ writing }: LocalDatabase, name: string): Promise<void> {
  await writing.delete(name);
}
