import * as z from "zod/mini";
import { SHEET_PARTS, type SheetPlace } from "../place-on-sheet.ts";

/**
 * How places of a sheet lie on one of its revisions, in parts (`SHEET_PARTS`) of both. Pins and markups say places of their sheet,
 * so that they are where they belong on each of its revisions.
 */
export const sheetFitShape = z.object({
  /** Parts of the revision for one part of the sheet, from the left and from the top. */
  across: z.number(),
  down: z.number(),
  /** Where the left and the top of the sheet lie on it. */
  left: z.number(),
  top: z.number(),
});
export type SheetFit = z.infer<typeof sheetFitShape>;

/** A part of the sheet is the same part of the revision. */
export const AS_IT_LIES: SheetFit = { across: 1, down: 1, left: 0, top: 0 };

export function isSameFit(one: SheetFit, other: SheetFit): boolean {
  const { across, down, left, top } = other;
  return one.across === across && one.down === down && one.left === left && one.top === top;
}

/** Where on a revision a place of the sheet is; beside it too, where the revision shows less. */
export function placeOnRevision({ x, y }: SheetPlace, fit: SheetFit): SheetPlace {
  return { x: Math.round(fit.left + fit.across * x), y: Math.round(fit.top + fit.down * y) };
}

/** The place of the sheet that is at a place on a revision. */
export function placeOnSheet({ x, y }: SheetPlace, fit: SheetFit): SheetPlace {
  return { x: Math.round((x - fit.left) / fit.across), y: Math.round((y - fit.top) / fit.down) };
}

/** The same of places in turn from the left and from the top. */
export function placesOnRevision(points: readonly number[], fit: SheetFit): number[] {
  return points.map((part, index) =>
    index % 2 === 0
      ? placeOnRevision({ x: part, y: 0 }, fit).x
      : placeOnRevision({ x: 0, y: part }, fit).y,
  );
}

export function placesOnSheet(points: readonly number[], fit: SheetFit): number[] {
  return points.map((part, index) =>
    index % 2 === 0
      ? placeOnSheet({ x: part, y: 0 }, fit).x
      : placeOnSheet({ x: 0, y: part }, fit).y,
  );
}

/** Units of the page as it lies, and how places of its sheet lie on it. */
export interface FittedPage {
  readonly width: number;
  readonly height: number;
  readonly fit: SheetFit;
}

/** A place that two revisions have, in parts of each. */
export interface CommonPoint {
  readonly older: SheetPlace;
  readonly newer: SheetPlace;
}

/** Points closer together than this part of the width say nothing of the size. */
const APART = 0.05;

/**
 * How places of the sheet lie on the newer one where two points lie on it as on the older one, without turning; undefined where
 * they are too close together.
 */
export function fitByPoints(
  [first, second]: readonly [CommonPoint, CommonPoint],
  older: FittedPage,
  newer: Pick<FittedPage, "width" | "height">,
): SheetFit | undefined {
  const on = [spot(first.older, older), spot(second.older, older)] as const;
  const over = [spot(first.newer, newer), spot(second.newer, newer)] as const;
  const [far, near] = [distance(on), distance(over)];
  if (far < APART * older.width || near < APART * newer.width) return undefined;
  const scale = near / far;
  const [from, to] = [middle(on), middle(over)];
  // Units of the newer page for one part of the sheet, and for the sheet's corner.
  const along = (part: number, side: number) => scale * (part / SHEET_PARTS) * side;
  const { across, down, left, top } = older.fit;
  const shift = { x: to.x - scale * from.x, y: to.y - scale * from.y };
  return {
    across: (along(across, older.width) / newer.width) * SHEET_PARTS,
    down: (along(down, older.height) / newer.height) * SHEET_PARTS,
    left: ((shift.x + along(left, older.width)) / newer.width) * SHEET_PARTS,
    top: ((shift.y + along(top, older.height)) / newer.height) * SHEET_PARTS,
  };
}

type Pair = readonly [SheetPlace, SheetPlace];

function spot(
  { x, y }: SheetPlace,
  { width, height }: Pick<FittedPage, "width" | "height">,
): SheetPlace {
  return { x: (x / SHEET_PARTS) * width, y: (y / SHEET_PARTS) * height };
}

function distance([one, other]: Pair): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: Pair): SheetPlace {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
