import type { Heading } from "#domain/form/from-sheet/find-heading.ts";
import type { SheetColumn } from "#domain/form/from-sheet/sheet-column.ts";
import type { ImportGrid, ImportMapping } from "#domain/import/sheet/import-grid.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";

/** Something that an import made, and the lines of the sheet that it came from. */
export interface ImportedThing {
  readonly id: number;
  readonly lines: readonly number[];
  /** What it stands below, and goes with. */
  readonly parentId?: number;
}

/** Something that was there already and that an import changed: the JSON of what it said before, and of what it says since. */
export interface ImportChange extends ImportedThing {
  readonly was: string;
  readonly data: string;
}

/** Lines that did not come in. */
export interface ImportFailure {
  readonly lines: readonly number[];
  readonly problems: readonly RecordProblem[];
}

/** What came of an import. */
export interface ImportOutcome {
  readonly added: readonly ImportedThing[];
  readonly changed: readonly ImportChange[];
  readonly failed: readonly ImportFailure[];
  /** It was taken back: so many could not be, because somebody has changed them since. */
  readonly undone?: { readonly left: number; readonly names?: readonly string[] };
}

/** An import that was begun and is not done with: what was chosen and mended is kept until it is. */
export interface ImportDraftRow {
  /** What it is imported into. */
  readonly key: string;
  readonly fileName: string;
  readonly mapping: ImportMapping;
  /** The path of the field by which things are found that are there already, "" = all are new. */
  readonly match: string;
  readonly outcome?: ImportOutcome;
  /** The form that is to be made of it, where there is none yet. */
  readonly form?: FormToMake;
}

/** A form that is to be made of a sheet, as far as it was looked through. */
export interface FormToMake {
  readonly name: string;
  readonly heading: Heading;
  readonly columns: readonly SheetColumn[];
}

/** A part of the lines of a begun import. */
export interface ImportLinesRow {
  readonly key: string;
  readonly part: number;
  readonly lines: ImportGrid;
}
