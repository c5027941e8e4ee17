import { addDays } from "#domain/task/times/calendar-day.ts";
import {
  beginOf,
  FARTHEST,
  HEAD_UNITS,
  nextOf,
  type TickUnit,
  ticksIn,
  type Zoom,
} from "../model/time-scale.ts";

/** A stretch of time that fits across a paper, whatever its width. */
export interface PaperScale {
  readonly from: number;
  readonly to: number;
  readonly zoom: Zoom;
  readonly upper: readonly number[];
  /** Left empty where there are more than can be read. */
  readonly lower: readonly number[];
  readonly units: readonly [TickUnit, TickUnit];
  /** How far across a moment lies, percent. */
  percentOf(time: number): number;
}

const DAY = 86_400_000;
/** Up to so many days are said one by one, and up to so many by weeks. */
const BY_DAYS = 35;
const BY_WEEKS = 240;
const TICKS_MAX = 72;

/** The scale on which all of these moments lie, and today where it is among them. */
export function paperScale(times: readonly number[], today: number): PaperScale {
  // One year that was typed wrongly does not make hairlines of all the others.
  const [earliest, latest] = [addDays(today, -FARTHEST), addDays(today, FARTHEST)];
  const near = times.map((time) => Math.min(latest, Math.max(earliest, time)));
  const [first, last] = near.reduce(
    ([low, high], time) => [Math.min(low, time), Math.max(high, time)],
    [near[0] ?? today, near[0] ?? today],
  );
  const zoom = zoomFor((last - first) / DAY);
  const units = HEAD_UNITS[zoom];
  const [, lowerUnit] = units;
  const from = beginOf(lowerUnit, first);
  const to = nextOf(lowerUnit, beginOf(lowerUnit, last));
  const lower = ticksIn(lowerUnit, from, to);
  return {
    from,
    to,
    zoom,
    units,
    upper: ticksIn(units[0], from, to),
    lower: lower.length > TICKS_MAX ? [] : lower,
    percentOf: (time) => Math.min(100, Math.max(0, ((time - from) / (to - from)) * 100)),
  };
}

function zoomFor(days: number): Zoom {
  if (days <= BY_DAYS) return "week";
  return days <= BY_WEEKS ? "month" : "year";
}
