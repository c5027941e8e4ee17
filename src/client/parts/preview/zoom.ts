import { clampZoom, ZOOM_STEP, ZOOM_TWICE } from "./zoom-steps.ts";

/** A place on the stage, in pixels from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture lies on the stage: 1 = it just fits. */
export interface PictureView {
  readonly zoom: number;
  /** Quarter turns against the clock, 0 to 3. */
  readonly turns: number;
  /** Where its middle is. */
  readonly at: Point;
}

/** What is done to how a picture lies, from how it lies then: keys come faster than it is drawn. */
export type ChangeView = (change: (view: PictureView) => PictureView) => void;

const MIDDLE: Point = { x: 0, y: 0 };

/** As it lies when it is opened. */
export const FITTING: PictureView = { zoom: 1, turns: 0, at: MIDDLE };

/** Zoomed to a factor, with what is at a point staying there. */
export function zoomTo(view: PictureView, factor: number, point: Point = MIDDLE): PictureView {
  const zoom = clampZoom(factor);
  const grown = zoom / view.zoom;
  const at = {
    x: point.x - (point.x - view.at.x) * grown,
    y: point.y - (point.y - view.at.y) * grown,
  };
  return { ...view, zoom, at };
}

/** One or more steps nearer, or with a negative number farther. */
export function zoomBy(view: PictureView, steps: number, point?: Point): PictureView {
  return zoomTo(view, view.zoom + steps * ZOOM_STEP, point);
}

/** What two quick presses do: nearer to what is at that point, and back to fitting from anything nearer or farther. */
export function zoomAtTwice(view: PictureView, point: Point): PictureView {
  if (view.zoom === FITTING.zoom) return zoomTo(view, ZOOM_TWICE, point);
  return { ...view, zoom: FITTING.zoom, at: FITTING.at };
}

/** A quarter turn against the clock. */
export function turned(view: PictureView): PictureView {
  return { ...view, turns: (view.turns + 1) % 4, at: MIDDLE };
}

export function movedBy(view: PictureView, by: Point): PictureView {
  return { ...view, at: { x: view.at.x + by.x, y: view.at.y + by.y } };
}

/** What two fingers do that were at `before` and are at `now`: what lay between them stays between them. */
export function pinched(
  view: PictureView,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
): PictureView {
  const apart = (points: readonly [Point, Point]) =>
    Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y);
  const middle = ([one, other]: readonly [Point, Point]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const from = middle(before);
  const to = middle(now);
  const moved = movedBy(view, { x: to.x - from.x, y: to.y - from.y });
  return zoomTo(moved, (moved.zoom * apart(now)) / Math.max(1, apart(before)), to);
}
