import type { Zone } from "../../form/calendar/zone.ts";
import type { WorkingDays } from "../../work-calendar/working-days.ts";
import { afterWorkingDays } from "../../work-calendar/after-working-days.ts";
import type { Deadline } from "../flow/flow.ts";

const HOUR = 3_600_000;

/** When the company works, and by which clock. */
interface WorkTimes {
  readonly calendar: WorkingDays;
  readonly zone: Zone;
}

/** Until when a step has to be decided that is come to at `now`, epoch ms: so many hours later, or so many days of work. */
export function dueOf({ hours, workingDays }: Deadline, now: number, times: WorkTimes): number {
  if (workingDays === undefined) return now + hours * HOUR;
  return afterWorkingDays(now, workingDays, times);
}
