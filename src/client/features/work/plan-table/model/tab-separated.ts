/** Cells as other programs paste them: tabs between columns, and quotes around what would break them. */
export function tabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

function quoted(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
