import { readWorkCalendar } from "#client/data/queries/company.ts";
import type { WorkCalendar } from "#domain/work-calendar/work-calendar.ts";
import { type Live, useLive } from "../use-live.ts";

/** On which days the company works, as it has said. */
export function useWorkCalendar(): Live<Omit<WorkCalendar, "id">> {
  return useLive(readWorkCalendar);
}
