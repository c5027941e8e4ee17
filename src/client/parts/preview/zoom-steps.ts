/** How far pictures and papers are zoomed, and in what steps (seed 001 §4, §9). */
export const ZOOM_MIN = 0.2;
export const ZOOM_MAX = 5;
export const ZOOM_STEP = 0.15;
/** To what two quick presses enlarge what just fits. */
export const ZOOM_TWICE = 2;

/** Within what is offered, and without the crumbs of sums. */
export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(zoom * 1000) / 1000));
}

/** So many steps larger, or smaller. */
export function stepZoom(zoom: number, steps: number): number {
  return clampZoom(zoom + steps * ZOOM_STEP);
}
