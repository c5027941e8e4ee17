import type { ImportGrid } from "./import-grid.ts";

/** Cells as spreadsheets put them on the clipboard: tabs between columns, and quotes around what would break them. */
export function pastedCells(text: string): ImportGrid {
  const lines: string[][] = [[]];
  // Each match is a cell with what ends it.
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  let rest = 0;
  while (rest <= text.length) {
    cells.lastIndex = rest;
    const match = cells.exec(text) ?? plainCell(text, rest);
    const [all, quoted, plain = "", end] = match;
    lines.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === "") break;
    if (end !== "\t") lines.push([]);
    rest += all.length;
  }
  const grid = lines.map((line) => line.slice(0, line.findLastIndex((cell) => cell !== "") + 1));
  return grid.slice(0, grid.findLastIndex((line) => line.length > 0) + 1);
}

/** A cell that begins with a quote which nothing ends as it should. */
function plainCell(text: string, from: number): readonly (string | undefined)[] & { 0: string } {
  const cells = /([^\t\r\n]*)(\t|\r\n|\r|\n|$)/y;
  cells.lastIndex = from;
  const [all = "", plain, end] = cells.exec(text) ?? [];
  return [all, undefined, plain, end];
}
