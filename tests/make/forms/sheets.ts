import { UTC } from "#domain/form/calendar/zone.ts";
import type { SheetWords } from "#domain/form/from-sheet/sheet-kind.ts";
import type { SheetToRead } from "#domain/form/from-sheet/sheet-to-read.ts";
import { directoryNames } from "#domain/form/import-text/directory-names.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";

/** A sheet that a form is to be made of. */
export function sheetToRead(grid: ImportGrid, rest: Partial<SheetToRead> = {}): SheetToRead {
  return { grid, formulas: [], merged: [], ...rest };
}

/** In whose words sheets are read, where these people are in the company. */
export function wordsOfSheet(people: readonly string[] = []): SheetWords {
  const user = people.map((name, at) => ({ id: at + 1, name }));
  return {
    text: { names: directoryNames({ things: { user } }), zone: UTC, on: "", off: "" },
    column: "Column",
    wrong: { phone: "No phone number", email: "No e-mail address", link: "No link" },
  };
}
