import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";

const PlanCalendar = late(async () => (await import("./plan-calendar.tsx")).PlanCalendar);

/** The calendar of a plan, whose code comes when somebody asks for it. */
export function LatePlanCalendar(shown: ShownPlan) {
  return (
    <Meanwhile instead={<SkeletonList rows={8} />}>
      <PlanCalendar {...shown} />
    </Meanwhile>
  );
}
