import type { RowGroup } from "./group-rows.ts";
import type { TableRow } from "./table-row.ts";

/** What stands under each other in the table: heads of groups, and tasks. */
export type TableLine =
  | { readonly kind: "group"; readonly group: RowGroup; readonly folded: boolean }
  | {
      readonly kind: "task";
      readonly row: TableRow;
      /** The group in which it stands, where it may stand in others too. */
      readonly under?: string;
    };

/** All lines from top to bottom; a folded group is its head alone. */
export function linesOf(
  rows: readonly TableRow[],
  groups: readonly RowGroup[] | undefined,
  isFolded: (group: RowGroup) => boolean,
): readonly TableLine[] {
  if (!groups) return rows.map((row) => lineOf(row));
  return groups.flatMap((group): readonly TableLine[] => {
    const folded = isFolded(group);
    return [
      { kind: "group", group, folded },
      ...(folded ? [] : group.rows.map((row) => lineOf(row, group))),
    ];
  });
}

function lineOf(row: TableRow, group?: RowGroup): TableLine {
  return { kind: "task", row, ...(group?.grouping === "tag" && { under: group.key }) };
}

/** What names a line for as long as it is what it is. */
export function keyOfLine(line: TableLine): string | number {
  if (line.kind === "group") return line.group.key;
  const { id } = line.row.task;
  return line.under === undefined ? id : `${line.under}/${id}`;
}

/** Ids of the tasks among lines, in their order, each once. */
export function taskIdsOf(lines: readonly TableLine[]): readonly number[] {
  return [...new Set(lines.flatMap((line) => (line.kind === "task" ? [line.row.task.id] : [])))];
}
