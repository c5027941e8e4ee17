import type { LagUnit, LinkKind } from "../../task-link/task-link.ts";
import type { Fields } from "./schedule.ts";

/** Microsoft's numbers of the four kinds; a link that names none is the second. */
const KINDS: readonly LinkKind[] = ["finishFinish", "finishStart", "startFinish", "startStart"];

export function linkKindOf(link: Fields): LinkKind {
  return KINDS[Number.parseInt(link.get("Type") ?? "1", 10)] ?? "finishStart";
}

interface ReadLag {
  readonly lag: number;
  readonly lagUnit: LagUnit;
  /** Whether a part of it is lost: days and hours are whole. */
  readonly isRounded: boolean;
}

const TENTHS = 10;
const HOUR = 60;
/** What formats of guesses have beyond those of what is known. */
const GUESSED = 32;
const PERCENT: ReadonlySet<number> = new Set([19, 20]);

/**
 * What lies between two tasks. `LinkLag` counts tenths of a minute, or per cent of the earlier task's duration; formats with
 * even numbers run through nights and weekends, others through working time.
 */
export function lagOf(
  link: Fields,
  { minutesPerDay, duration }: { readonly minutesPerDay: number; readonly duration: number },
): ReadLag {
  const given = Number(link.get("LinkLag") ?? "0") || 0;
  const format = Number.parseInt(link.get("LagFormat") ?? "7", 10) || 7;
  const known = format > GUESSED ? format - GUESSED : format;
  const minutes = PERCENT.has(known) ? (duration * given) / 100 : given / TENTHS;
  const isElapsed = known % 2 === 0;
  const isShort = Math.abs(minutes) < minutesPerDay;
  const [part, lagUnit] =
    isElapsed || isShort ? [HOUR, "hour" as const] : [minutesPerDay, "day" as const];
  const lag = Math.round(minutes / part);
  // A lag of less than a working day runs on here when the day is over.
  const isRounded = lag * part !== minutes || (isShort && !isElapsed && minutes !== 0);
  // There is no zero below zero.
  return lag === 0 ? { lag: 0, lagUnit: "day", isRounded } : { lag, lagUnit, isRounded };
}

const DURATION = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?$/;

/** Minutes of a duration such as PT16H30M0S, 0 for anything else. */
export function minutesOf(duration = ""): number {
  const [, days = "0", hours = "0", minutes = "0"] = DURATION.exec(duration) ?? [];
  return Number(days) * 24 * HOUR + Number(hours) * HOUR + Number(minutes);
}
