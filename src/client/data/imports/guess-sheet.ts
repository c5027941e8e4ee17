import { type Result, success } from "#base/result.ts";
import { UTC } from "#domain/form/calendar/zone.ts";
import { guessForm, type GuessedForm } from "#domain/form/from-sheet/guess-form.ts";
import type { SheetWords } from "#domain/form/from-sheet/sheet-kind.ts";
import { directoryNames, type NamedThing } from "#domain/form/import-text/directory-names.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import type { ImportProblem } from "../papers/read-import.ts";
import { readSheetOfForm } from "../papers/read-sheet-of-form.ts";

/** In whose words a sheet is read, as it is handed to another thread. */
export interface SheetWordsSaid extends Omit<SheetWords, "text"> {
  readonly on: string;
  readonly off: string;
  /** Everybody in the company. */
  readonly people: readonly NamedThing[];
}

/** What is asked of a file. */
export interface SheetAsked {
  /** The sheet, "" = the first one. */
  readonly sheet: string;
  /** The line in which its headings begin, counted from 0; undefined where it is to be found. */
  readonly line?: number;
  readonly words: SheetWordsSaid;
}

/** A sheet of a file, and the form that it is guessed to be. */
export interface GuessedSheet {
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly grid: ImportGrid;
  readonly guess: GuessedForm;
}

export function sheetWords({ on, off, people, ...words }: SheetWordsSaid): SheetWords {
  const names = directoryNames({ things: { user: people } });
  return { ...words, text: { names, zone: UTC, on, off } };
}

/** Reads a file, and guesses what its fields are. */
export async function guessSheet(
  content: Uint8Array,
  { sheet, line, words }: SheetAsked,
): Promise<Result<GuessedSheet, ImportProblem>> {
  const read = await readSheetOfForm(content, sheet);
  if (!read.ok) return read;
  const { name, names, sheet: source } = read.value;
  const guess = guessForm(source, sheetWords(words), line);
  return success({ sheet: name, sheets: names, grid: source.grid, guess });
}
