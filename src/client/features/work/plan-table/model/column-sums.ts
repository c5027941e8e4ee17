import { sumOfValues } from "#domain/field/sum-of-field.ts";
import { type OwnFields, ownValue } from "./own-fields.ts";
import { isOwnField, type OwnField } from "#client/parts/plan/table/table-fields.ts";
import type { TableLine } from "./table-lines.ts";
import type { TableRow } from "./table-row.ts";
import type { ShownField } from "#client/parts/plan/table/table-settings.ts";

/** The exact sums of the number columns that are shown, as they are kept; none of a column that says nothing. */
export function columnSums(
  rows: readonly TableRow[],
  fields: readonly ShownField[],
  own: OwnFields,
): ReadonlyMap<OwnField, string> {
  const sums = new Map<OwnField, string>();
  for (const { field: name } of fields) {
    const field = isOwnField(name) ? own.get(name) : undefined;
    if (!field || !isOwnField(name) || (field.kind !== "number" && field.kind !== "sum")) continue;
    const sum = sumOfValues(
      rows.map((row) => ownValue(own, name, row)),
      field.decimals,
    );
    if (sum !== "") sums.set(name, sum);
  }
  return sums;
}

/** All tasks of a table, those of folded groups too, each once. */
export function rowsOfLines(lines: readonly TableLine[]): readonly TableRow[] {
  const rows = lines.flatMap((line): readonly TableRow[] => {
    if (line.kind === "task") return [line.row];
    return line.folded ? line.group.rows : [];
  });
  return [...new Set(rows)];
}
