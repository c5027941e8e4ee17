import type { Clock } from "../../company/default-times.ts";
import type { HalfDay } from "./phrase-matcher.ts";

const NOON = 12;

/** A time of day as it was said. */
export interface SaidClock {
  readonly clock: Clock;
  readonly half?: HalfDay;
}

/** The hour of 24 of one that was said for a half of the day. */
export function inHalf({ hour, minute }: Clock, half: HalfDay | undefined): Clock {
  if (half === "late" && hour < NOON) return { hour: hour + NOON, minute };
  if (half === "early" && hour === NOON) return { hour: 0, minute };
  return { hour, minute };
}

/** Of two times of which one names its half of the day, the other is of the same or the next: "3-5pm", "9am-5". */
export function inOneDay(from: SaidClock, to: SaidClock): readonly [Clock, Clock] {
  const start = inHalf(from.clock, from.half);
  const end = inHalf(to.clock, to.half);
  if (to.half && !from.half) {
    const shifted = inHalf(from.clock, to.half);
    return isBefore(shifted, end) ? [shifted, end] : [start, end];
  }
  if (from.half && !to.half && !isBefore(start, end)) {
    const shifted = inHalf(to.clock, "late");
    return isBefore(start, shifted) ? [start, shifted] : [start, end];
  }
  return [start, end];
}

function isBefore(left: Clock, right: Clock): boolean {
  return left.hour * 60 + left.minute < right.hour * 60 + right.minute;
}
