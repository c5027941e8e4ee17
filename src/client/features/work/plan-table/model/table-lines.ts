import type { RowGroup } from "./group-rows.ts";
import type { TableRow } from "./table-row.ts";

/** What stands under each other in the table: heads of groups, and tasks. */
export type TableLine =
  | { readonly kind: "group"; readonly group: RowGroup; readonly folded: boolean }
  | { readonly kind: "task"; readonly row: TableRow };

/** All lines from top to bottom; a folded group is its head alone. */
export function linesOf(
  rows: readonly TableRow[],
  groups: readonly RowGroup[] | undefined,
  isFolded: (group: RowGroup) => boolean,
): readonly TableLine[] {
  if (!groups) return rows.map(lineOf);
  return groups.flatMap((group): readonly TableLine[] => {
    const folded = isFolded(group);
    return [{ kind: "group", group, folded }, ...(folded ? [] : group.rows.map(lineOf))];
  });
}

const lineOf = (row: TableRow): TableLine => ({ kind: "task", row });

/** What names a line for as long as it is what it is. */
export function keyOfLine(line: TableLine): string | number {
  return line.kind === "task" ? line.row.task.id : line.group.key;
}

/** Ids of the tasks among lines, in their order. */
export function taskIdsOf(lines: readonly TableLine[]): readonly number[] {
  return lines.flatMap((line) => (line.kind === "task" ? [line.row.task.id] : []));
}
