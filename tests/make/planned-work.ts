import * as fc from "fast-check";
import type { pushTasks } from "#domain/schedule/push-tasks.ts";
import {
  createWorkingCalendar,
  hoursOf,
  type WorkingHours,
} from "#domain/schedule/working-calendar.ts";
import { LINK_KINDS, type TaskLink } from "#domain/task-link/task-link.ts";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";
import { USUAL_CALENDAR } from "#domain/work-calendar/usual-calendar.ts";
import { addDays, dayOfDate } from "#domain/task/times/calendar-day.ts";

/** Plans as far as their times go, for tests of what follows from moving a task. */

const HOUR = 3_600_000;
export const monday = dayOfDate(2026, 11, 23) ?? 0;
export const hours: WorkingHours = hoursOf(USUAL_CALENDAR, {
  start: { hour: 9, minute: 0 },
  end: { hour: 18, minute: 0 },
});
export const calendar = createWorkingCalendar(hours, monday);
/** A moment so many days from that Monday. */
export const at = (days: number, hour: number) => addDays(monday, days) + hour * HOUR;
export const row = (id: number, times: Times, more: Partial<Task> = {}) =>
  ({ id, parentId: 0, completeTime: 0, startTime: times[0], endTime: times[1], ...more }) as Task;
/** From the morning of one day to the evening of another. */
export const from = (id: number, first: number, last = first, more: Partial<Task> = {}) =>
  row(id, [at(first, 9), at(last, 18)], more);
export const link = (fromId: number, toId: number, more: Partial<TaskLink> = {}): TaskLink => ({
  id: `${fromId}:${toId}`,
  planId: 1,
  privateTo: 0,
  fromId,
  toId,
  kind: "finishStart",
  lag: 0,
  lagUnit: "day",
  userId: 1,
  createTime: 1,
  ...more,
});
export const work = (tasks: readonly Task[], links: readonly TaskLink[]) => ({
  tasks,
  links,
  calendar,
  mayMove: () => true,
});
export const timesAfter = (push: ReturnType<typeof pushTasks>) =>
  Object.fromEntries(push.moved.map(({ task, times }) => [task.id, times]));

/** Eight tasks, the last two are subtasks of the second; links lead forward, so that they close no circle. */
export const anyPlan = fc
  .record({
    days: fc.array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 4 })), {
      minLength: 8,
      maxLength: 8,
    }),
    done: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    links: fc.uniqueArray(
      fc.record({
        ends: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
        kind: fc.constantFrom(...LINK_KINDS),
        lag: fc.integer({ min: -2, max: 3 }),
        lagUnit: fc.constantFrom("day" as const, "hour" as const),
      }),
      { selector: ({ ends: [one, other] }) => Math.min(one, other) * 10 + Math.max(one, other) },
    ),
    by: fc.nat({ max: 9 }),
  })
  .map(({ days, done, links, by }) => {
    const [mainFirst, mainLength] = days[1] ?? [0, 0];
    const tasks = days.map(([first, length], place) => {
      const more = { completeTime: done[place] && place > 1 ? at(first + length, 18) : 0 };
      if (place < 6) return from(place + 1, first, first + length, more);
      const inside = mainFirst + Math.min(first, mainLength);
      return from(place + 1, inside, Math.min(inside + length, mainFirst + mainLength), {
        ...more,
        parentId: 2,
      });
    });
    const forward = links
      .filter(({ ends: [one, other] }) => one !== other)
      .map(({ ends: [one, other], ...manner }) =>
        link(Math.min(one, other), Math.max(one, other), manner),
      );
    const [start, end] = timesOf(tasks[0] ?? from(1, 0));
    const wish: Times = [addDays(start, by) + 9 * HOUR, addDays(end, by) + 18 * HOUR];
    return { tasks, links: forward, wished: new Map([[1, wish]]) };
  });
