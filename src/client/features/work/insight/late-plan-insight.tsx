import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";

const PlanInsight = late(async () => (await import("./plan-insight.tsx")).PlanInsight);

/** A plan in numbers over time, whose code comes when somebody asks for it. */
export function LatePlanInsight(shown: ShownPlan) {
  return (
    <Meanwhile instead={<SkeletonList rows={8} />}>
      <PlanInsight {...shown} />
    </Meanwhile>
  );
}
