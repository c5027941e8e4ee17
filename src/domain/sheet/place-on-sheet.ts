import * as z from "zod/mini";

/** Parts into which a sheet is divided in both directions: a place on it is the same in every size and on every screen. */
export const SHEET_PARTS = 1_000_000;

/** How far something lies from the left, or from the top. */
export const partShape = z.int().check(z.nonnegative(), z.maximum(SHEET_PARTS));

/** A place on a sheet. */
export interface SheetPlace {
  readonly x: number;
  readonly y: number;
}

/** So many parts from the left or from the top as a place says it: whole ones, and on the sheet. */
export function partAt(parts: number): number {
  return Math.min(SHEET_PARTS, Math.max(0, Math.round(parts)));
}
