/** How much time there is until a moment, in the largest unit of which at least one is left. */
export interface TimeLeft {
  readonly unit: "minutes" | "hours" | "days";
  readonly count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Undefined once the moment has come. */
export function timeLeft(end: number, now: number): TimeLeft | undefined {
  const left = end - now;
  if (left <= 0) return undefined;
  if (left >= DAY) return { unit: "days", count: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: "hours", count: Math.floor(left / HOUR) };
  return { unit: "minutes", count: Math.max(1, Math.floor(left / MINUTE)) };
}
