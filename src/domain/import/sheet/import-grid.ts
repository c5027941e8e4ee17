import { plainText } from "../../form/sheet/safe-text.ts";
import { HINT_MARK, REQUIRED_MARK } from "../../form/sheet/template-marks.ts";
import { type ImportCell, shownText } from "./import-cell.ts";

/** What a sheet says, line by line. */
export type ImportGrid = readonly (readonly ImportCell[])[];

/** What is read of a sheet: how many of its lines are headings, and the path of the field each column is for, "" = of none. */
export interface ImportMapping {
  readonly headings: number;
  readonly paths: readonly string[];
}

/** A heading as it is compared: nobody minds capitals, widths of letters, blanks, or the mark of what is required. */
export function headingText(text: string): string {
  const plain = plainText(text.trim()).normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  const bare = plain.startsWith(REQUIRED_MARK) ? plain.slice(REQUIRED_MARK.length) : plain;
  return bare.trim().toLowerCase();
}

/** Whether a line is the hint of a template, which nobody filled in. */
export function isHint(line: readonly ImportCell[]): boolean {
  const said = line.map(shownText).filter((text) => text !== "");
  return said.length > 0 && said.every((text) => text.startsWith(HINT_MARK));
}
