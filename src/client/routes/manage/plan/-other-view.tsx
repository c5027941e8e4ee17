import { LatePlanCalendar } from "#client/features/work/calendar/late-plan-calendar.tsx";
import { LatePlanGantt } from "#client/features/work/gantt/late-plan-gantt.tsx";
import { LatePlanInsight } from "#client/features/work/insight/late-plan-insight.tsx";
import { LatePlanTable } from "#client/features/work/plan-table/late-plan-table.tsx";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";

/** A plan as what it is looked at, where that is no board. */
export function OtherView(shown: ShownPlan) {
  switch (shown.view.menuType) {
    case "table":
      return <LatePlanTable {...shown} />;
    case "gantt":
      return <LatePlanGantt {...shown} />;
    case "insight":
      return <LatePlanInsight {...shown} />;
    default:
      return <LatePlanCalendar {...shown} />;
  }
}
