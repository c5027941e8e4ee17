import * as z from "zod/mini";
import { SHEET_PARTS, type SheetPlace } from "../place-on-sheet.ts";

/**
 * How places of a sheet lie on one of its revisions, in parts (`SHEET_PARTS`) of both: by that what was set on one revision is where
 * it belongs on each other.
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

/** How much larger or smaller than the sheet a revision may show it, and how many of its sides away: more is a mistake of somebody. */
const FIT_MAX = 100;

/** Whether a revision can lie so: places on it stay numbers, and a part of it is still a part of the sheet. */
export function isSaneFit({ across, down, left, top }: SheetFit): boolean {
  const isScale = (scale: number) => scale >= 1 / FIT_MAX && scale <= FIT_MAX;
  const isShift = (shift: number) => Math.abs(shift) <= FIT_MAX * SHEET_PARTS;
  return isScale(across) && isScale(down) && isShift(left) && isShift(top);
}

export function isSameFit(one: SheetFit, other: SheetFit): boolean {
  const { across, down, left, top } = other;
  return one.across === across && one.down === down && one.left === left && one.top === top;
}

/** Where a place of one revision is on another one; beside it too, where that shows less. */
export function placeFrom({ x, y }: SheetPlace, from: SheetFit, to: SheetFit): SheetPlace {
  if (isSameFit(from, to)) return { x, y };
  return { x: acrossFrom(x, from, to), y: downFrom(y, from, to) };
}

/** The same of places in turn from the left and from the top. */
export function placesFrom(points: readonly number[], from: SheetFit, to: SheetFit): number[] {
  if (isSameFit(from, to)) return [...points];
  return points.map((part, index) =>
    index % 2 === 0 ? acrossFrom(part, from, to) : downFrom(part, from, to),
  );
}

function acrossFrom(part: number, from: SheetFit, to: SheetFit): number {
  return Math.round(to.left + to.across * ((part - from.left) / from.across));
}

function downFrom(part: number, from: SheetFit, to: SheetFit): number {
  return Math.round(to.top + to.down * ((part - from.top) / from.down));
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
 * they are too close together to say it.
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
  // Units of the newer page for parts of the older one.
  const along = (parts: number, side: number) => scale * (parts / SHEET_PARTS) * side;
  const { across, down, left, top } = older.fit;
  const shift = { x: to.x - scale * from.x, y: to.y - scale * from.y };
  const fit = {
    across: (along(across, older.width) / newer.width) * SHEET_PARTS,
    down: (along(down, older.height) / newer.height) * SHEET_PARTS,
    left: ((shift.x + along(left, older.width)) / newer.width) * SHEET_PARTS,
    top: ((shift.y + along(top, older.height)) / newer.height) * SHEET_PARTS,
  };
  return isSaneFit(fit) ? fit : undefined;
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
