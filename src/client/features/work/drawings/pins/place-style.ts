import type { CSSProperties } from "react";
import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";

/** Where on a sheet something stands, whatever its size. */
export function placeStyle({ x, y }: SheetPlace): CSSProperties {
  return { left: `${(100 * x) / SHEET_PARTS}%`, top: `${(100 * y) / SHEET_PARTS}%` };
}
