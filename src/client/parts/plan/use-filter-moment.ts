import { useMemo } from "react";
import { useNow } from "#client/i18n/use-now.ts";
import { useData } from "#client/live/data-context.ts";
import { useDescribed } from "#client/live/view/use-described.ts";
import type { FilterMoment, TaskFilter } from "#domain/plan/view/task-filter.ts";
import { addDays, mondayOf, startOfDate, startOfDay } from "#domain/task/times/calendar-day.ts";

/** Who filters, and when; a filter that asks for no time is not asked again each minute. */
export function useFilterMoment({
  planId,
  due,
  text,
}: Pick<TaskFilter, "due" | "text"> & { readonly planId: number }): FilterMoment {
  const { userId } = useData();
  const minute = useNow();
  const now = due === undefined ? 0 : minute;
  const described = useDescribed(planId, text);
  return useMemo(
    () => ({
      userId,
      now,
      endOfToday: addDays(startOfDay(now), 1) - 1,
      endOfWeek: addDays(mondayOf(now), 7) - 1,
      startOf: startOfDate,
      ...(described && { described }),
    }),
    [userId, now, described],
  );
}
