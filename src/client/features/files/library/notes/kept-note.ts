import { readKept, writeKept } from "#client/platform/kept-text.ts";

/** What is being written, and of what it was made. */
export interface KeptNote {
  /** Markdown, or the HTML of a document. */
  readonly text: string;
  /** The version that was changed. */
  readonly baseId: number;
  /** The version beside it that is settled by what is written, 0 = none. */
  readonly settlesId: number;
  /** Whether anything of it would be lost. */
  readonly isChanged: boolean;
}

const keyOf = (itemId: number) => `note.${itemId}`;

/** What somebody wrote in a note and did not save yet; undefined = nothing. */
export function keptNote(itemId: number): KeptNote | undefined {
  const kept = readKept(keyOf(itemId));
  return kept === "" ? undefined : (JSON.parse(kept) as KeptNote);
}

/** Keeps it in this browser until it is saved; undefined forgets it. */
export function keepNote(itemId: number, note: KeptNote | undefined): void {
  writeKept(keyOf(itemId), note ? JSON.stringify(note) : "");
}
