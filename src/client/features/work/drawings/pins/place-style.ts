import type { CSSProperties } from "react";
import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";

/** Where on a sheet something stands, whatever its size. */
export function placeStyle({ x, y }: SheetPlace): CSSProperties {
  return { left: percentOf(x), top: percentOf(y) };
}

/** The same of something that has a size on the sheet. */
export function boxStyle(
  box: SheetPlace & { readonly width: number; readonly height: number },
): CSSProperties {
  return { ...placeStyle(box), width: percentOf(box.width), height: percentOf(box.height) };
}

function percentOf(parts: number): string {
  return `${(100 * parts) / SHEET_PARTS}%`;
}
