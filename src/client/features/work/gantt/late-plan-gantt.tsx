import { Suspense } from "react";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { lateWithin } from "#client/ui/late.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";

const PlanGantt = lateWithin(async () => (await import("./plan-gantt.tsx")).PlanGantt);

/** The Gantt of a plan, whose code comes when somebody asks for it. */
export function LatePlanGantt(shown: ShownPlan) {
  return (
    <Suspense fallback={<SkeletonList rows={8} />}>
      <PlanGantt {...shown} />
    </Suspense>
  );
}
