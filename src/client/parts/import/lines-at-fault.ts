import type { CheckedRecord } from "#client/data/imports/check-import.ts";
import { type ImportedLines, lineOfProblem } from "#domain/form/import-text/import-lines.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";

/** What is wrong in each line of a sheet, as far as anything is. */
export function linesAtFault(
  records: readonly ImportedLines[],
  checked: readonly CheckedRecord[],
): ReadonlyMap<number, readonly RecordProblem[]> {
  const faults = new Map<number, RecordProblem[]>();
  for (const [at, record] of records.entries()) {
    for (const problem of checked[at]?.problems ?? []) {
      const line = lineOfProblem(record, problem);
      faults.set(line, [...(faults.get(line) ?? []), problem]);
    }
  }
  return faults;
}
