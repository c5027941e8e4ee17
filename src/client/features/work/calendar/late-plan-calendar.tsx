import { Suspense } from "react";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { lateWithin } from "#client/ui/late.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";

const PlanCalendar = lateWithin(async () => (await import("./plan-calendar.tsx")).PlanCalendar);

/** The calendar of a plan, whose code comes when somebody asks for it. */
export function LatePlanCalendar(shown: ShownPlan) {
  return (
    <Suspense fallback={<SkeletonList rows={8} />}>
      <PlanCalendar {...shown} />
    </Suspense>
  );
}
