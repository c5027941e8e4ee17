import * as z from "zod/mini";
import { nameShape } from "../name.ts";
import { partShape } from "./place-on-sheet.ts";
import { sheetNumbered } from "./same-number.ts";
import type { Sheet } from "./sheet.ts";
import { SHEET_NUMBER_MAX } from "./sheet-limits.ts";

/** A number of a sheet that stands on another one, with the box around it in parts of that sheet (`SHEET_PARTS`). */
export const calloutShape = z.object({
  number: nameShape(1, SHEET_NUMBER_MAX),
  x: partShape,
  y: partShape,
  width: partShape,
  height: partShape,
});
export type Callout = z.infer<typeof calloutShape>;

/** In front of a number stand words in Chinese and Japanese without a space: "详建施-07". */
const BEGINS_WITH_HAN = /^\p{Script=Han}/u;

/** The sheet that a callout names, of those that are there; a hyphen more is another number. */
export function sheetOfCallout<Row extends Pick<Sheet, "number" | "removedTime">>(
  sheets: readonly Row[],
  { number }: Pick<Callout, "number">,
): Row | undefined {
  const found = sheetNumbered(sheets, number);
  if (found || !BEGINS_WITH_HAN.test(number)) return found;
  return sheetOfCallout(sheets, { number: number.slice(1) });
}
