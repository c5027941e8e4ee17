import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import type { Markup, MarkupKind } from "#domain/sheet/markup/markup.ts";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import type { DrawnRow } from "./drawn-row.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Parts of the width of a sheet: the head of an arrow, an end of what is measured, a bow of a cloud. */
const HEAD = 0.012;
const END = 0.006;
const BOW = 0.012;

/** The places of a markup in units of its sheet. */
export function spotsOf(points: readonly number[], { width, height }: SheetSize): Spot[] {
  const spots: Spot[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    spots.push({ x: (x / SHEET_PARTS) * width, y: (y / SHEET_PARTS) * height });
  }
  return spots;
}

/** The line of a markup, as a path in units of its sheet; "" = it is words alone. */
export function markupPath(
  { kind, points }: Pick<DrawnRow, "kind" | "points">,
  size: SheetSize,
): string {
  const spots = spotsOf(points, size);
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || kind === "text") return "";
  return pathOf[kind](spots, first, last, size.width);
}

type Draw = (spots: readonly Spot[], first: Spot, last: Spot, width: number) => string;

const straight: Draw = (spots) =>
  spots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");

const pathOf: Readonly<Record<Exclude<MarkupKind, "text">, Draw>> = {
  line: straight,
  free: straight,
  arrow: (spots, first, last, width) => {
    const angle = Math.atan2(last.y - first.y, last.x - first.x);
    const barb = (turn: number) => {
      const x = last.x - Math.cos(angle + turn) * HEAD * width;
      const y = last.y - Math.sin(angle + turn) * HEAD * width;
      return `M${round(last.x)} ${round(last.y)}L${round(x)} ${round(y)}`;
    };
    return straight(spots, first, last, width) + barb(0.5) + barb(-0.5);
  },
  measure: (spots, first, last, width) => {
    const angle = Math.atan2(last.y - first.y, last.x - first.x) + Math.PI / 2;
    const [across, down] = [Math.cos(angle) * END * width, Math.sin(angle) * END * width];
    const end = ({ x, y }: Spot) =>
      `M${round(x - across)} ${round(y - down)}L${round(x + across)} ${round(y + down)}`;
    return straight(spots, first, last, width) + end(first) + end(last);
  },
  cloud: (_spots, first, last, width) => {
    const [left, right] = [Math.min(first.x, last.x), Math.max(first.x, last.x)];
    const [top, bottom] = [Math.min(first.y, last.y), Math.max(first.y, last.y)];
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    const sides = corners.map((from, index) => bows(from, corners[(index + 1) % 4] ?? from, width));
    return `M${round(left)} ${round(top)}${sides.join("")}Z`;
  },
};

/** Bows from one corner to the next, as many as have room. */
function bows(from: Spot, to: Spot, width: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(length / (2 * BOW * width)));
  const radius = round(length / count / 2) || 1;
  return Array.from({ length: count }, (_bow, index) => {
    const part = (index + 1) / count;
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return `A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How long a line is in millimetres, where the width of the sheet stands for so many; 0 = nobody has said. */
export function lengthOf(points: readonly number[], size: SheetSize, widthMm: number): number {
  const spots = spotsOf(points, size);
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return 0;
  return (Math.hypot(last.x - first.x, last.y - first.y) / size.width) * widthMm;
}

/** What the width of a sheet stands for where a line on it is so many millimetres long in truth. */
export function widthFor(points: readonly number[], size: SheetSize, trueMm: number): number {
  const parts = lengthOf(points, size, 1);
  return parts > 0 ? Math.round(trueMm / parts) : 0;
}

/** The markup that lies nearest to a place, of those that are near it. */
export function nearestMarkup(
  markups: readonly Markup[],
  [x, y]: readonly [number, number],
  size: SheetSize,
): Markup | undefined {
  const [spot] = spotsOf([x, y], size);
  if (!spot) return undefined;
  const reach = NEAR * size.width;
  let found: { readonly markup: Markup; readonly far: number } | undefined;
  for (const markup of markups) {
    const far = distanceTo(markup, spot, size);
    if (far <= reach && far <= (found?.far ?? reach)) found = { markup, far };
  }
  return found?.markup;
}

const NEAR = 0.015;

function distanceTo({ kind, points }: Markup, spot: Spot, size: SheetSize): number {
  const spots = kind === "cloud" ? frameOf(spotsOf(points, size)) : spotsOf(points, size);
  const far = spots.map((from, index) => {
    const to = spots[index + 1] ?? from;
    const [across, down] = [to.x - from.x, to.y - from.y];
    const length = across ** 2 + down ** 2;
    const along = ((spot.x - from.x) * across + (spot.y - from.y) * down) / length;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, along));
    return Math.hypot(from.x + across * part - spot.x, from.y + down * part - spot.y);
  });
  return Math.min(...far);
}

function frameOf([first, last = first]: readonly Spot[]): Spot[] {
  if (!first || !last) return [];
  const [a, c] = [first, last];
  return [a, { x: c.x, y: a.y }, c, { x: a.x, y: c.y }, a];
}

/** A line drawn by hand with no more places than are kept, its first and last among them. */
export function thinned(points: readonly number[], most: number): number[] {
  const count = Math.floor(points.length / 2);
  if (count * 2 <= most) return points.slice(0, count * 2);
  const kept = Math.floor(most / 2);
  return Array.from({ length: kept }, (_place, index) => {
    const at = Math.round((index * (count - 1)) / (kept - 1)) * 2;
    return [points[at] ?? 0, points[at + 1] ?? 0];
  }).flat();
}
