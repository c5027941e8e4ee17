import { useMemo } from "react";
import { useNow } from "#client/i18n/use-now.ts";
import { useData } from "#client/live/data-context.ts";
import type { FilterMoment, TaskFilter } from "#domain/plan/view/task-filter.ts";
import { addDays, mondayOf, startOfDay } from "#domain/task/times/calendar-day.ts";

/** Who filters, and when; a filter that asks for no time is not asked again each minute. */
export function useFilterMoment({ due }: TaskFilter): FilterMoment {
  const { userId } = useData();
  const minute = useNow();
  const now = due === undefined ? 0 : minute;
  return useMemo(
    () => ({
      userId,
      now,
      endOfToday: addDays(startOfDay(now), 1) - 1,
      endOfWeek: addDays(mondayOf(now), 7) - 1,
    }),
    [userId, now],
  );
}
