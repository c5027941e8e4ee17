import { type Civil, DAY, HOUR, MINUTE, SECOND, dateOf, dayNumber } from "./civil.ts";

/** Where a clock stands: what has to be added to UTC at a moment, in milliseconds. */
export interface Zone {
  offsetAt(time: number): number;
}

/** A clock that is never put forward or back. */
export function fixedZone(offset: number): Zone {
  return { offsetAt: () => offset };
}

export const UTC = fixedZone(0);

/** Clocks that were asked for lately: making one takes longer than all that is asked of it. */
const known = new Map<string, Zone>();
/** There are a few hundred, which may be written in many ways. */
const KNOWN_MAX = 500;

/** The clock of an IANA zone such as "Asia/Shanghai"; undefined where the platform knows none of this name. */
export function namedZone(timeZone: string): Zone | undefined {
  const found = known.get(timeZone);
  if (found) return found;
  const format = formatIn(timeZone);
  if (!format) return undefined;
  const zone: Zone = {
    offsetAt: (time) => wallTime(format, time) - Math.floor(time / SECOND) * SECOND,
  };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(timeZone, zone);
  return zone;
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const parts = {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  } as const;
  const date = { year: "numeric", month: "2-digit", day: "2-digit", calendar: "gregory" } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { ...date, ...parts, timeZone });
  } catch {
    return undefined;
  }
}

function wallTime(format: Intl.DateTimeFormat, time: number): number {
  const said = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: string) => said[name] ?? 0;
  return (
    dayNumber(part("year"), part("month"), part("day")) * DAY +
    part("hour") * HOUR +
    part("minute") * MINUTE +
    part("second") * SECOND
  );
}

/** What calendar and clock say at a moment (epoch ms). */
export function civilAt(time: number, zone: Zone): Civil {
  const wall = time + zone.offsetAt(time);
  const days = Math.floor(wall / DAY);
  const rest = wall - days * DAY;
  return {
    ...dateOf(days),
    hour: Math.floor(rest / HOUR),
    minute: Math.floor((rest % HOUR) / MINUTE),
    second: Math.floor((rest % MINUTE) / SECOND),
  };
}

/** The moment at which calendar and clock say this. Of an hour that comes twice the first, of one that is left out the moment after. */
export function momentOf(civil: Civil, zone: Zone): number {
  const { year, month, day, hour, minute, second } = civil;
  return momentOfWall(
    dayNumber(year, month, day) * DAY + hour * HOUR + minute * MINUTE + second * SECOND,
    zone,
  );
}

/** The moment at which a clock on the wall says so many milliseconds since 1970-01-01 began there. */
export function momentOfWall(wall: number, zone: Zone): number {
  const candidates = [zone.offsetAt(wall - DAY), zone.offsetAt(wall + DAY)].map(
    (offset) => wall - offset,
  );
  const exact = candidates.filter((time) => time + zone.offsetAt(time) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/** Days from 1970-01-01 on the wall. */
export function dayAt(time: number, zone: Zone): number {
  return Math.floor((time + zone.offsetAt(time)) / DAY);
}

/** The first moment of a day, counted from 1970-01-01. */
export function startOfDayNumber(days: number, zone: Zone): number {
  return momentOf({ ...dateOf(days), hour: 0, minute: 0, second: 0 }, zone);
}
