import type { WorkingDay } from "../../company/default-times.ts";
import { givenTimes, workedTimes } from "../milestone/milestone.ts";
import type { Task } from "../task.ts";
import { hasTimes, type Times } from "../task-times.ts";
import { daysBetween, shiftDays, startOfDay } from "./calendar-day.ts";
import { endOfWork, timesOfDays } from "./quick-times.ts";

/**
 * The times of a task that is planned for a day, as they come into its row: the working day where it had none, else as many days
 * as before, at the same times of day. What is put on today and would be over already lasts until work ends.
 */
export function plannedTimes(
  task: Pick<Task, "startTime" | "endTime" | "milestone">,
  day: number,
  now: number,
  working: WorkingDay,
): Times {
  const passed = startOfDay(now) === startOfDay(day) ? now : 0;
  if (!hasTimes(task)) return givenTimes(task, timesOfDays(day, day, passed, working));
  const [started, ended] = workedTimes(task);
  const days = daysBetween(started, day);
  const [start, end] = [shiftDays(started, days), shiftDays(ended, days)];
  const lasts = end > passed ? end : Math.max(end, endOfWork(end, passed, working));
  return givenTimes(task, [start, lasts]);
}
