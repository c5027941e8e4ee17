import { type KeptWriting, useKeptWriting } from "#client/parts/text/use-kept-writing.ts";

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

/** What a note's text is kept under until it is saved. */
export const keptAs = (itemId: number) => `note.${itemId}`;

/** What somebody wrote in a note and did not save yet. */
export function useKeptNote(itemId: number): KeptWriting {
  return useKeptWriting(keptAs(itemId), "file.addVersion");
}

export function noteOf({ row }: KeptWriting): KeptNote | undefined {
  if (!row) return undefined;
  const { text, made } = row;
  const { baseId = 0, settlesId = 0 } = made;
  return { text, baseId, settlesId, isChanged: true };
}

/** Notes that were just made: they open to be written, and would lose nothing yet. */
const made = new Map<number, KeptNote>();

export function noteMade(itemId: number, note: KeptNote | undefined): void {
  if (note) made.set(itemId, note);
  else made.delete(itemId);
}

export function madeNote(itemId: number): KeptNote | undefined {
  return made.get(itemId);
}
