import {
  type CalendarPart,
  readTasksToPlan,
  readTimedTasks,
  type TimedTaskView,
} from "#client/data/queries/across-plans/calendar.ts";
import { useData } from "./data-context.ts";
import { type Live, useLive } from "./use-live.ts";

/** Tasks with a time, of all plans. */
export function useTimedTasks(part: CalendarPart): Live<TimedTaskView[]> {
  return useLive(readTimedTasks, useData().userId, part);
}

/** What the person has still to plan on a day. */
export function useTasksToPlan(day: number): Live<TimedTaskView[]> {
  return useLive(readTasksToPlan, useData().userId, day);
}
