import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";

/** How a revision lies on an older one, in units of that: where its corner is, and how large one of its own units. */
export interface Alignment {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The two of them. */
export interface Compared {
  readonly older: SheetSize;
  readonly newer: SheetSize;
}

/** A place on the older one, and the same on the newer, in parts of each. */
export interface CommonPoint {
  readonly older: SheetPlace;
  readonly newer: SheetPlace;
}

/** Points closer together than this part of the width say nothing of the scale. */
const APART = 0.05;

/** As wide as the older one, from the same corner: of one shape they cover each other. */
export function byWidth({ older, newer }: Compared): Alignment {
  return { x: 0, y: 0, scale: older.width / newer.width };
}

/** So that two points lie over each other, without turning; undefined where they are too close together. */
export function byPoints(
  [first, second]: readonly [CommonPoint, CommonPoint],
  { older, newer }: Compared,
): Alignment | undefined {
  const on = [spot(first.older, older), spot(second.older, older)] as const;
  const over = [spot(first.newer, newer), spot(second.newer, newer)] as const;
  const [far, near] = [distance(on), distance(over)];
  if (far < APART * older.width || near < APART * newer.width) return undefined;
  const scale = far / near;
  const [onMiddle, overMiddle] = [middle(on), middle(over)];
  return { x: onMiddle.x - scale * overMiddle.x, y: onMiddle.y - scale * overMiddle.y, scale };
}

/** The place on the newer one that lies over a place of the older. */
export function placeOnNewer(
  place: SheetPlace,
  { x, y, scale }: Alignment,
  { older, newer }: Compared,
): SheetPlace {
  const at = spot(place, older);
  return {
    x: ((at.x - x) / scale / newer.width) * SHEET_PARTS,
    y: ((at.y - y) / scale / newer.height) * SHEET_PARTS,
  };
}

type Pair = readonly [SheetPlace, SheetPlace];

function spot({ x, y }: SheetPlace, { width, height }: SheetSize): SheetPlace {
  return { x: (x / SHEET_PARTS) * width, y: (y / SHEET_PARTS) * height };
}

function distance([one, other]: Pair): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: Pair): SheetPlace {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** As it was written down; undefined where it cannot be read. */
export function readAlignment(text: string | undefined): Alignment | undefined {
  const [x, y, scale] = (text ?? "").split(" ").map(Number);
  if (x === undefined || y === undefined || scale === undefined) return undefined;
  return [x, y, scale].every(Number.isFinite) && scale > 0 ? { x, y, scale } : undefined;
}

export function writeAlignment({ x, y, scale }: Alignment): string {
  return `${x} ${y} ${scale}`;
}
