import type { CheckedRecord } from "#client/data/imports/check-import.ts";
import type { ImportOutcome } from "#client/data/database/import-row.ts";
import type { ImportGrid, ImportMapping } from "#domain/import/sheet/import-grid.ts";
import type { ImportedLines } from "#domain/form/import-text/import-lines.ts";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";

/** Something that a column of a sheet can be for. */
export interface ImportColumn {
  readonly path: string;
  readonly label: string;
}

/** Things of a sheet that are to be brought in. */
export interface ToImport {
  readonly records: readonly ImportedLines[];
  /** The path of the field by which things are found that are there already, "" = all are new. */
  readonly match: string;
}

/** What a sheet is imported into: a form, or whatever else has columns. */
export interface ImportTarget {
  /** By this what was begun is kept. */
  readonly key: string;
  readonly name: string;
  /** What its lines are. */
  readonly kind: "record" | "task";
  readonly columns: readonly ImportColumn[];
  /** Fields of which no two things say the same. */
  readonly matches: readonly ImportColumn[];
  guess(grid: ImportGrid): ImportMapping;
  group(grid: ImportGrid, mapping: ImportMapping): readonly ImportedLines[];
  template(): SheetPlan;
  check(wanted: ToImport): Promise<readonly CheckedRecord[]>;
  /** Throws nothing: what could not be done is told in the outcome. */
  run(wanted: ToImport, onProgress: (done: number, count: number) => void): Promise<ImportOutcome>;
  /** Takes back what came in, as far as nobody has changed it since. */
  undo(outcome: ImportOutcome): Promise<NonNullable<ImportOutcome["undone"]>>;
  problemText(problem: RecordProblem): string;
}
