import type { Task } from "#domain/task/task.ts";
import { addDays, startOfDay } from "#domain/task/times/calendar-day.ts";

/** A task as it lies over the days of a week. */
export interface TaskBar {
  readonly task: Task;
  /** Days of the week, 0 = Monday; both are covered. */
  readonly from: number;
  readonly to: number;
  /** It began before this week, or goes on after it. */
  readonly isBefore: boolean;
  readonly isAfter: boolean;
  /** Which line of the week it lies in, from the top. */
  readonly lane: number;
}

/** The first and the last day of a task; what ends at midnight ends with the day before. */
export function daysOfTask({
  startTime,
  endTime,
}: Pick<Task, "startTime" | "endTime">): readonly [number, number] {
  const first = startOfDay(startTime);
  return [first, Math.max(first, startOfDay(endTime - 1))];
}

/** The tasks of a week side by side: each in the topmost line that is free, the earliest and longest first. */
export function layWeek(tasks: readonly Task[], days: readonly number[]): TaskBar[] {
  const [monday = 0] = days;
  const end = addDays(days.at(-1) ?? 0, 1);
  const spans = tasks
    .map((task) => ({ task, days: daysOfTask(task) }))
    .filter(({ days: [first, last] }) => first < end && last >= monday)
    .toSorted(
      (left, right) =>
        left.days[0] - right.days[0] ||
        right.days[1] - left.days[1] ||
        left.task.startTime - right.task.startTime ||
        left.task.id - right.task.id,
    );
  const lanes: number[] = [];
  return spans.map(({ task, days: [first, last] }) => {
    const isBefore = first < monday;
    const isAfter = last >= end;
    const from = isBefore ? 0 : days.findLastIndex((day) => day <= first);
    const to = isAfter ? days.length - 1 : days.findLastIndex((day) => day <= last);
    const free = lanes.findIndex((taken) => taken < from);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = to;
    return { task, from, to, isBefore, isAfter, lane };
  });
}
