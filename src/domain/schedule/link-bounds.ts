import type { LinkKind, TaskLink } from "../task-link/task-link.ts";
import type { Times } from "../task/task-times.ts";
import type { WorkingCalendar } from "./working-calendar.ts";

const HOUR = 3_600_000;

/** What of a task can be earliest; 0 where nothing holds it. */
export interface Bounds {
  readonly start: number;
  readonly end: number;
}

export const UNBOUND: Bounds = { start: 0, end: 0 };

/** A task as far as others wait for it. */
export interface Waited {
  readonly times: Times;
  /** Epoch ms of completion, 0 = open. What is done was done then, whatever was planned. */
  readonly completeTime: number;
}

/** Which ends of two tasks a link is about. */
export function endsOf(kind: LinkKind): readonly ["start" | "finish", "start" | "finish"] {
  return [
    kind.startsWith("start") ? "start" : "finish",
    kind.endsWith("Start") ? "start" : "finish",
  ];
}

/** What a link asks of the task that waits. */
export function boundsOf(
  { kind, lag, lagUnit }: Pick<TaskLink, "kind" | "lag" | "lagUnit">,
  { times, completeTime }: Waited,
  calendar: WorkingCalendar,
): Bounds {
  const [from, to] = endsOf(kind);
  const moment = from === "start" ? times[0] : completeTime || times[1];
  const earliest = lagUnit === "hour" ? moment + lag * HOUR : laterBy(moment, lag, from, calendar);
  return to === "start" ? { start: earliest, end: 0 } : { start: 0, end: earliest };
}

/** So many working days later; no days lead nowhere, also from a night. */
function laterBy(
  moment: number,
  days: number,
  from: "start" | "finish",
  calendar: WorkingCalendar,
): number {
  if (days === 0) return moment;
  const worked = calendar.workedAt(moment) + days * calendar.dayLength;
  return from === "start" ? calendar.startAt(worked) : calendar.endAt(worked);
}

export function laterOf(left: Bounds, right: Bounds): Bounds {
  return { start: Math.max(left.start, right.start), end: Math.max(left.end, right.end) };
}

/** The times of a task no earlier than what holds it, with as much work as before; as they are where nothing asks for more. */
export function pushedTimes(times: Times, bounds: Bounds, calendar: WorkingCalendar): Times {
  const [start, end] = times;
  if (start >= bounds.start && end >= bounds.end) return times;
  const work = calendar.workedAt(end) - calendar.workedAt(start);
  // What is done at night or on a weekend moves as it is.
  if (work <= 0) {
    const by = Math.max(bounds.start - start, bounds.end - end);
    return [start + by, end + by];
  }
  const least = bounds.start > start ? calendar.startAt(calendar.workedAt(bounds.start)) : start;
  const byStart = calendar.workedAt(least);
  const worked = Math.max(byStart, bounds.end > end ? calendar.workedAt(bounds.end) - work : 0);
  const pushed = worked === byStart ? least : calendar.startAt(worked);
  return [pushed, Math.max(calendar.endAt(worked + work), bounds.end)];
}
