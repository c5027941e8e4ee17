import { Suspense } from "react";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { lateWithin } from "#client/ui/late.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";

const PlanTable = lateWithin(async () => (await import("./plan-table.tsx")).PlanTable);

/** The table of a plan, whose code comes when somebody asks for it. */
export function LatePlanTable(shown: ShownPlan) {
  return (
    <Suspense fallback={<SkeletonList rows={8} />}>
      <PlanTable {...shown} />
    </Suspense>
  );
}
