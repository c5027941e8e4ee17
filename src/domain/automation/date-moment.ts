import { HOUR, MINUTE, dateOf } from "../form/calendar/civil.ts";
import { dayAt, momentOf, namedZone, UTC } from "../form/calendar/zone.ts";
import type { Task } from "../task/task.ts";
import type { Automation } from "./automation.ts";
import type { DateTrigger } from "./automation-trigger.ts";

/** When a rule of a date comes to a task, epoch ms, by the clock of the rule; undefined where the task has no such time. */
export function dateMoment(
  { days, edge, minute }: DateTrigger,
  { timeZone }: Pick<Automation, "timeZone">,
  { startTime, endTime }: Pick<Task, "startTime" | "endTime">,
): number | undefined {
  const time = edge === "start" ? startTime : endTime;
  if (time === 0) return undefined;
  const zone = namedZone(timeZone) ?? UTC;
  const hour = Math.floor((minute * MINUTE) / HOUR);
  const clock = { hour, minute: minute % (HOUR / MINUTE), second: 0 };
  return momentOf({ ...dateOf(dayAt(time, zone) + days), ...clock }, zone);
}
