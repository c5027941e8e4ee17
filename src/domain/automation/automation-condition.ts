import { dayNumber } from "../form/calendar/civil.ts";
import { dayAt, namedZone, startOfDayNumber, UTC } from "../form/calendar/zone.ts";
import { viewOfAddress } from "../plan/view/view-address.ts";
import { taskMatcher } from "../plan/view/task-filter.ts";
import { weekdayOf } from "../task/repeat/next-occurrence.ts";
import type { Task } from "../task/task.ts";
import type { Automation } from "./automation.ts";

const WEEK = 7;

/** The question that a rule asks of each task: the filter of the plan's views, on the day of the rule's own clock. `now` is epoch ms. */
export function automationMatcher(
  {
    planId,
    condition,
    timeZone,
    userId,
  }: Pick<Automation, "planId" | "condition" | "timeZone" | "userId">,
  now: number,
): (task: Task) => boolean {
  const zone = namedZone(timeZone) ?? UTC;
  const today = dayAt(now, zone);
  const nextMonday = today + WEEK + 1 - weekdayOf(today);
  const matches = taskMatcher(viewOfAddress(planId, condition), {
    userId,
    now,
    endOfToday: startOfDayNumber(today + 1, zone) - 1,
    endOfWeek: startOfDayNumber(nextMonday, zone) - 1,
    startOf: (date, later) => startOfDayNumber(dayOf(date) + later, zone),
  });
  return (task) =>
    task.planId === planId && task.parentId === 0 && task.archivedTime === 0 && matches(task);
}

function dayOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return dayNumber(year, month, day);
}
