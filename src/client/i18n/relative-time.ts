/** What the seeds say about a moment seen from now (seed 000 §9). */
export type RelativeTime =
  | { readonly unit: "justNow" }
  | { readonly unit: "minutes" | "hours" | "days" | "weeks" | "months"; readonly count: number }
  | { readonly unit: "date" };

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;

/** Future or under a minute: just now; then minutes, hours, days up to 6, weeks up to 3, months up to 3, the date. */
export function relativeTime(time: number, now: number): RelativeTime {
  const passed = now - time;
  if (passed < MINUTE) return { unit: "justNow" };
  if (passed < HOUR) return { unit: "minutes", count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { unit: "hours", count: Math.floor(passed / HOUR) };
  if (passed < WEEK) return { unit: "days", count: Math.floor(passed / DAY) };
  if (passed < 4 * WEEK) return { unit: "weeks", count: Math.floor(passed / WEEK) };
  if (passed < 4 * MONTH) return { unit: "months", count: Math.max(1, Math.floor(passed / MONTH)) };
  return { unit: "date" };
}
