import type { Task } from "./task.ts";

/** What a person looks at when the day begins: what is due today, what is late, and all that is open. */
export const DASHBOARD_PARTS = ["today", "overdue", "all"] as const;
export type DashboardPart = (typeof DASHBOARD_PARTS)[number];

/** Moments, epoch ms, that decide where a task is shown. */
export interface DashboardMoment {
  readonly now: number;
  readonly endOfToday: number;
  /** What was completed after this stays where it was (seed 000 §4). */
  readonly since: number;
}

/** Whether a task is shown in a part; what is late is not due today any more. */
export function isInPart(
  part: DashboardPart,
  { endTime, completeTime, cancelled }: Pick<Task, "endTime" | "completeTime" | "cancelled">,
  { now, endOfToday, since }: DashboardMoment,
): boolean {
  if (completeTime > 0 && completeTime < since) return false;
  if (cancelled === 1) return false;
  switch (part) {
    case "today":
      return endTime >= now && endTime <= endOfToday;
    case "overdue":
      return endTime > 0 && endTime < now;
    case "all":
      return true;
  }
}
