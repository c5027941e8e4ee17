import type { TimeEntry } from "./time-entry.ts";
import { ENTRY_MINUTES_MAX } from "./work-time-limits.ts";
import type { WorkTimer } from "./work-timer.ts";

const MINUTE = 60_000;

/** From when to when, epoch ms. */
type Span = readonly [number, number];

type Timed = Pick<TimeEntry, "startTime" | "minutes" | "timed">;

/**
 * What of a span its person has not been timed for yet: where it begins, and how many minutes there are. Two devices that both
 * ran without a network count no minute twice, whichever of them is heard first.
 */
export function freeTime(
  [start, end]: Span,
  entries: readonly Timed[],
): { readonly startTime: number; readonly minutes: number } | undefined {
  const taken = entries
    .filter(({ timed }) => timed === 1)
    .map(({ startTime, minutes }): Span => [startTime, startTime + minutes * MINUTE])
    .toSorted((left, right) => left[0] - right[0]);
  const free: Span[] = [];
  let at = start;
  for (const [from, to] of taken) {
    if (from > at) free.push([at, Math.min(from, end)]);
    at = Math.max(at, to);
    if (at >= end) break;
  }
  if (at < end) free.push([at, end]);
  const spans = free.filter(([from, to]) => to > from);
  const first = spans[0];
  if (!first) return undefined;
  const sum = spans.reduce((total, [from, to]) => total + to - from, 0);
  const minutes = Math.min(ENTRY_MINUTES_MAX, Math.max(1, Math.round(sum / MINUTE)));
  return { startTime: first[0], minutes };
}

/**
 * The timers of a person with one that begins now: the one that began last runs, and each other one ends where the next one
 * begins. Answers those that are not as they were.
 */
export function withTimer(open: readonly WorkTimer[], begun: WorkTimer): readonly WorkTimer[] {
  const running = [...open.filter(({ endTime }) => endTime === 0), begun].toSorted(
    (left, right) => left.startTime - right.startTime || left.id - right.id,
  );
  return running.flatMap((timer, index) => {
    const endTime = running[index + 1]?.startTime ?? 0;
    return timer === begun || endTime !== timer.endTime ? [{ ...timer, endTime }] : [];
  });
}

/** Minutes of entries together. */
export function sumOfMinutes(entries: readonly Pick<TimeEntry, "minutes">[]): number {
  return entries.reduce((total, { minutes }) => total + minutes, 0);
}
