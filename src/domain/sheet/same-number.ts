import type { Sheet } from "./sheet.ts";

/** Numbers are the same however somebody has spaced and written them; a hyphen more is another number. */
function sameNumber(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(number: string): string {
  return number.replaceAll(/\s+/gu, "").toLowerCase();
}

/** The sheet of this number, of those that were not removed. */
export function sheetNumbered<Row extends Pick<Sheet, "number" | "removedTime">>(
  sheets: readonly Row[],
  number: string,
): Row | undefined {
  return sheets.find((sheet) => sheet.removedTime === 0 && sameNumber(sheet.number, number));
}
