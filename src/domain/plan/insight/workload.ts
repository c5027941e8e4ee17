import type { Id } from "../../id.ts";
import type { WorkingCalendar } from "../../schedule/working-calendar.ts";
import { ownersOf, type Task } from "../../task/task.ts";
import { addDays, mondayOf, startOfDay } from "../../task/times/calendar-day.ts";
import { outcomeOf } from "./task-life.ts";

/** As many weeks are looked ahead at, the present one among them. */
const WORKLOAD_WEEKS = 8;

/** Stands among people for tasks that nobody owns. */
export const NOBODYS = 0;

const MINUTE = 60_000;
/** What is due later is spread as if it were due then: of the weeks that are shown it takes next to nothing. */
const FARTHEST = 1_000 * 24 * 60 * MINUTE;

/** A week, and how long one person works in what is left of it by the company's calendar. */
export interface LoadWeek {
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
}

/** Work of one person that falls into one time. */
export interface Load {
  /** Tasks that are due in it. */
  readonly due: readonly Id[];
  /** Tasks that are due later, and of whose estimate a part falls into it. */
  readonly begun: readonly Id[];
  /** What is left of the estimates and falls into it. */
  readonly minutes: number;
}

/** All open work that one person owns; each task is due in one of these. */
export interface PersonLoad {
  /** NOBODYS = it has no owner. */
  readonly userId: Id;
  readonly overdue: Load;
  /** One for each of the weeks. */
  readonly weeks: readonly Load[];
  readonly later: Load;
  readonly noTime: Load;
}

export interface Workload {
  readonly weeks: readonly LoadWeek[];
  /** Who has most to do in these weeks first, tasks without an owner last. */
  readonly people: readonly PersonLoad[];
}

export type LoadTask = Pick<
  Task,
  | "id"
  | "completeTime"
  | "archivedTime"
  | "cancelled"
  | "startTime"
  | "endTime"
  | "taskUser"
  | "estimate"
  | "worked"
>;

interface Moment {
  readonly now: number;
  readonly calendar: WorkingCalendar;
  /** Whoever is in the plan; they are shown though they have nothing to do. */
  readonly members: readonly Id[];
}

/** More than anybody works in that week. Half a minute is no more. */
export function isTooMuch({ minutes }: Load, week: LoadWeek): boolean {
  return minutes > week.minutes + 0.5;
}

/**
 * Who has how much open work in which week. A task is due with each of its owners; what is left of its estimate they share
 * evenly, spread over the working time from its start, or from now, until it is due. Subtasks are work of whoever owns them.
 */
export function workloadOf(
  tasks: readonly LoadTask[],
  { now, calendar, members }: Moment,
): Workload {
  const weeks = weeksFrom(now, calendar);
  const spread = { now, calendar, ends: weeks.map(({ end }) => calendar.workedAt(end)) };
  const places = weeks.length + 3;
  const people = new Map<Id, Sum[]>();
  const sumsOf = (userId: Id) => {
    const known = people.get(userId);
    if (known) return known;
    const made = Array.from({ length: places }, () => ({ due: [], begun: [], minutes: 0 }));
    people.set(userId, made);
    return made;
  };
  for (const userId of members) sumsOf(userId);
  for (const task of tasks) {
    if (outcomeOf(task) !== "open") continue;
    const owners = ownersOf(task);
    const sharers = owners.length > 0 ? owners : [NOBODYS];
    const place = placeOf(task, weeks, now);
    const parts = partsOf(task, place, spread);
    for (const userId of sharers) {
      const sums = sumsOf(userId);
      sums[place]?.due.push(task.id);
      for (const [where, minutes] of parts) {
        const sum = sums[where];
        if (!sum) continue;
        sum.minutes += minutes / sharers.length;
        if (where !== place) sum.begun.push(task.id);
      }
    }
  }
  return { weeks, people: [...people].map(loadOf).toSorted(byLoad) };
}

interface Sum {
  readonly due: Id[];
  readonly begun: Id[];
  minutes: number;
}

const NOTHING: Load = { due: [], begun: [], minutes: 0 };

/** Of the times in a row: overdue, each week, later, none. */
function loadOf([userId, sums]: readonly [Id, readonly Sum[]]): PersonLoad {
  const [overdue = NOTHING, ...others] = sums;
  const [later = NOTHING, noTime = NOTHING] = others.slice(-2);
  return { userId, overdue, weeks: others.slice(0, -2), later, noTime };
}

function weeksFrom(now: number, calendar: WorkingCalendar): readonly LoadWeek[] {
  const monday = mondayOf(startOfDay(now));
  return Array.from({ length: WORKLOAD_WEEKS }, (_, index) => {
    const start = addDays(monday, index * 7);
    const end = addDays(monday, (index + 1) * 7);
    const worked = calendar.workedAt(end) - calendar.workedAt(Math.max(start, now));
    return { start, end, minutes: worked / MINUTE };
  });
}

/** Which of the times in a row a task is due in. */
function placeOf({ endTime }: LoadTask, weeks: readonly LoadWeek[], now: number): number {
  if (endTime === 0) return weeks.length + 2;
  if (endTime < now) return 0;
  const week = weeks.findIndex(({ end }) => endTime < end);
  return week === -1 ? weeks.length + 1 : week + 1;
}

interface Spread {
  readonly now: number;
  readonly calendar: WorkingCalendar;
  /** How much is worked until the end of each week. */
  readonly ends: readonly number[];
}

/** What is left of a task's estimate, by the times into which it falls; together it is all that is left. */
function partsOf(
  { startTime, endTime, estimate, worked }: LoadTask,
  place: number,
  { now, calendar, ends }: Spread,
): readonly (readonly [place: number, minutes: number])[] {
  const left = Math.max(0, estimate - worked);
  if (left === 0) return [];
  const isDated = place > 0 && place < ends.length + 2;
  const workedAt = (time: number) => calendar.workedAt(Math.min(time, now + FARTHEST));
  const begin = isDated ? workedAt(Math.max(startTime, now)) : 0;
  const whole = isDated ? workedAt(endTime) - begin : 0;
  // Where nobody works until then it all falls to when it is due.
  if (whole <= 0) return [[place, left]];
  const parts: [number, number][] = [];
  let before = 0;
  for (const [index, end] of ends.entries()) {
    const until = Math.min(whole, end - begin);
    if (until <= before) continue;
    parts.push([index + 1, (left * (until - before)) / whole]);
    before = until;
  }
  if (before < whole) parts.push([ends.length + 1, (left * (whole - before)) / whole]);
  return parts;
}

function byLoad(left: PersonLoad, right: PersonLoad): number {
  const isLast = (one: PersonLoad) => Number(one.userId === NOBODYS);
  const dueOf = ({ overdue, weeks }: PersonLoad) =>
    weeks.reduce((sum, { due }) => sum + due.length, overdue.due.length);
  return isLast(left) - isLast(right) || dueOf(right) - dueOf(left) || left.userId - right.userId;
}
