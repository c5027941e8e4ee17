import type { WorkingDay } from "../../company/default-times.ts";
import type { Task } from "../task.ts";
import { hasTimes, type Times } from "../task-times.ts";
import { daysBetween, shiftDays } from "./calendar-day.ts";
import { endOfWork, timesOfDays } from "./quick-times.ts";

/**
 * The times of a task that is planned for a day: the working day where it had none, else as many days as before, at the same
 * times of day. What would be over already lasts until work ends.
 */
export function plannedTimes(
  task: Pick<Task, "startTime" | "endTime">,
  day: number,
  now: number,
  working: WorkingDay,
): Times {
  if (!hasTimes(task)) return timesOfDays(day, day, now, working);
  const days = daysBetween(task.startTime, day);
  const [start, end] = [shiftDays(task.startTime, days), shiftDays(task.endTime, days)];
  return [start, end > now ? end : Math.max(end, endOfWork(end, now, working))];
}
