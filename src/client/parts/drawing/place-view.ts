import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { SheetPart, SheetSize } from "./sheet-source.ts";

/** A place on the stage, pixels from its left and its top. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** How large a stage is, and what of its ends its own tools lie over: a sheet that fits leaves that free. All in pixels. */
export interface StageSize extends SheetSize {
  readonly right: number;
  readonly bottom: number;
}

/** How a sheet lies on its stage: pixels for one of its units, and where its corner is. */
export interface StageView extends StagePoint {
  readonly scale: number;
}

/** Pixels around a sheet that just fits. */
const MARGIN = 16;
/** As fine as anybody looks: a sheet that fits can be enlarged so often. */
const LARGEST = 40;
const SMALLEST = 0.5;
const CLOSE = 1.6;
/** Pixels of a sheet that stay on the stage wherever it is moved. */
const LEFT_OVER = 48;

/** All of a sheet, in the middle of what is free of the stage. */
export function fitting(stage: StageSize, sheet: SheetSize): StageView {
  const width = Math.max(0, stage.width - stage.right);
  const height = Math.max(0, stage.height - stage.bottom);
  const margin = Math.min(MARGIN, width / 8, height / 8);
  const scale = Math.max(
    Number.MIN_VALUE,
    Math.min((width - 2 * margin) / sheet.width, (height - 2 * margin) / sheet.height),
  );
  return {
    scale,
    x: (width - sheet.width * scale) / 2,
    y: (height - sheet.height * scale) / 2,
  };
}

/** Enlarged by a factor, with what is at a point staying there. */
export function enlarged(
  view: StageView,
  factor: number,
  point: StagePoint,
  fit: number,
): StageView {
  const scale = Math.min(fit * LARGEST, Math.max(fit * SMALLEST, view.scale * factor));
  const grown = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
}

export function moved(view: StageView, by: StagePoint): StageView {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** What two fingers do that were at `before` and are at `now`: what lay between them stays between them. */
export function pinched(
  view: StageView,
  before: readonly [StagePoint, StagePoint],
  now: readonly [StagePoint, StagePoint],
  fit: number,
): StageView {
  const apart = ([one, other]: readonly [StagePoint, StagePoint]) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: readonly [StagePoint, StagePoint]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const [from, to] = [middle(before), middle(now)];
  const along = moved(view, { x: to.x - from.x, y: to.y - from.y });
  return enlarged(along, apart(now) / Math.max(1, apart(before)), to, fit);
}

/** Kept where some of the sheet can still be seen. */
export function keptOnStage(view: StageView, stage: SheetSize, sheet: SheetSize): StageView {
  const within = (at: number, size: number, room: number) =>
    Math.min(room - LEFT_OVER, Math.max(LEFT_OVER - size, at));
  return {
    scale: view.scale,
    x: within(view.x, sheet.width * view.scale, stage.width),
    y: within(view.y, sheet.height * view.scale, stage.height),
  };
}

/** With a place of the sheet in the middle of the stage, enlarged so that what is around it can be read; never farther than before. */
export function lookingAt(
  place: SheetPlace,
  stage: StageSize,
  sheet: SheetSize,
  before = 0,
): StageView {
  const scale = Math.max(before, fitting(stage, sheet).scale * CLOSE);
  return {
    scale,
    x: stage.width / 2 - (place.x / SHEET_PARTS) * sheet.width * scale,
    y: stage.height / 2 - (place.y / SHEET_PARTS) * sheet.height * scale,
  };
}

/** The place of the sheet that lies at a point of the stage; undefined where there is no sheet. */
export function placeAt(
  point: StagePoint,
  view: StageView,
  sheet: SheetSize,
): SheetPlace | undefined {
  const across = (point.x - view.x) / (sheet.width * view.scale);
  const down = (point.y - view.y) / (sheet.height * view.scale);
  if (across < 0 || across > 1 || down < 0 || down > 1) return undefined;
  return { x: Math.round(across * SHEET_PARTS), y: Math.round(down * SHEET_PARTS) };
}

/** What of the sheet can be seen, in pixels of the style from its corner; undefined where it is none. */
export function seenPart(
  view: StageView,
  stage: SheetSize,
  sheet: SheetSize,
): SheetPart | undefined {
  const left = Math.max(0, -view.x);
  const top = Math.max(0, -view.y);
  const right = Math.min(sheet.width * view.scale, stage.width - view.x);
  const bottom = Math.min(sheet.height * view.scale, stage.height - view.y);
  if (right <= left || bottom <= top) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
