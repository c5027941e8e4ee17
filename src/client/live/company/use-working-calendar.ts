import { useMemo } from "react";
import {
  createWorkingCalendar,
  hoursOf,
  type WorkingCalendar,
} from "#domain/schedule/working-calendar.ts";
import { USUAL_CALENDAR } from "#domain/work-calendar/usual-calendar.ts";
import { useWorkingDay } from "./use-company.ts";
import { useWorkCalendar } from "./use-work-calendar.ts";

/** When the company works, reckoned from around a day. */
export function useWorkingCalendar(day: number): WorkingCalendar {
  const { start, end } = useWorkingDay();
  const known = useWorkCalendar();
  const said = known.state === "ready" ? known.value : USUAL_CALENDAR;
  const clocks = `${start.hour}:${start.minute} ${end.hour}:${end.minute}`;
  return useMemo(
    () => createWorkingCalendar(hoursOf(said, { start, end }), day),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same clocks come as new objects
    [said, clocks, day],
  );
}
