import type { Point } from "./zoom.ts";

/** Milliseconds and pixels within which two presses are one act; a finger does not come down twice at the same place. */
const QUICK = 350;
const NEAR = 30;
/** A press that has moved further moves the picture, pixels. */
const SLACK = 6;

/** A press that moved nothing: where, and when it ended. */
export interface Press {
  readonly at: Point;
  readonly time: number;
}

/** Whether a press ended where it began: a hand is never quite still. */
export function isStill(from: Point, to: Point): boolean {
  return apart(from, to) <= SLACK;
}

/** Whether a press belongs to the one before it. */
export function areQuick(before: Press | undefined, now: Press): boolean {
  if (!before || now.time - before.time > QUICK) return false;
  return apart(before.at, now.at) <= NEAR;
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
