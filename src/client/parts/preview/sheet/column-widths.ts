import type { Sheet } from "#client/data/papers/read-sheets.ts";

/** Rows by which the width of a column is guessed. */
const LOOKED_AT = 200;
/** Pixels of a letter of our size, of one that is as wide as it is high, and around the words. */
const LETTER = 8;
const WIDE_LETTER = 14;
const AROUND = 20;
const LEAST = 64;
const MOST = 320;

/** How wide each column is, pixels: as its words need, within reason. */
export function columnWidths({ columns, rows }: Sheet): number[] {
  const widths = Array.from({ length: columns }, () => LEAST);
  for (const row of rows.slice(0, LOOKED_AT)) {
    for (const { column, text, span } of row) {
      if (span === 1) widths[column] = Math.max(widths[column] ?? LEAST, widthOf(text));
    }
  }
  return widths;
}

function widthOf(text: string): number {
  let width = AROUND;
  for (const letter of text) {
    width += (letter.codePointAt(0) ?? 0) < 0x2e80 ? LETTER : WIDE_LETTER;
    if (width >= MOST) return MOST;
  }
  return width;
}
