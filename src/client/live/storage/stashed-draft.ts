import type { DraftRow } from "#client/data/database/local-database.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";

const nameOf = (dialogId: number) => `draft.${dialogId}`;

/** Puts a draft where it lies at once: a page that goes does not wait for its database. */
export function stashDraft(draft: DraftRow): void {
  writeKept(nameOf(draft.dialogId), JSON.stringify(draft));
}

/** The database has it, or a later one. */
export function unstashDraft({ dialogId, time }: DraftRow): void {
  const stashed = stashedDraft(dialogId);
  if (stashed && stashed.time <= time) writeKept(nameOf(dialogId), "");
}

/** Whichever was written last: what the database has, or what a page that went left behind. */
export function latestDraft(dialogId: number, saved: DraftRow | undefined): DraftRow | undefined {
  const stashed = stashedDraft(dialogId);
  return stashed && stashed.time >= (saved?.time ?? 0) ? stashed : saved;
}

function stashedDraft(dialogId: number): DraftRow | undefined {
  const text = readKept(nameOf(dialogId));
  return text === "" ? undefined : (JSON.parse(text) as DraftRow);
}
