import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { keepView, readKeptView } from "#client/parts/plan/kept-view.ts";
import type { ViewAddress } from "#domain/plan/view/view-address-names.ts";
import { viewAddressOf, viewInAddress, viewOfAddress } from "#domain/plan/view/view-address.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import type { PlanSearch } from "./-plan-search.ts";

/** How a plan is looked at by its address, and a way to change that; what is changed is kept. */
export function usePlanView(planId: number, userId: number, search: PlanSearch) {
  const navigate = useNavigate();
  const [changes, setChanges] = useState(0);
  // Another task beside it is no other view.
  const address = JSON.stringify(viewAddressOf(search));
  const view = useMemo(
    () => viewOfAddress(planId, JSON.parse(address) as ViewAddress, readKeptView(userId, planId)),
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept is read again once it was changed
    [planId, userId, address, changes],
  );
  const changeView = useCallback(
    (change: Partial<ViewParameters>) => {
      const changed = { ...view, ...change };
      keepView(userId, changed);
      setChanges((count) => count + 1);
      void navigate({
        ...addressOf(planId),
        search: ({ task }: PlanSearch) => ({
          ...(task !== undefined && { task }),
          ...viewInAddress(changed),
        }),
        replace: true,
      });
    },
    [navigate, planId, userId, view],
  );
  return { view, changeView };
}

function addressOf(planId: number) {
  return planId === ALL_PLANS
    ? ({ to: "/manage/plan/all_task" } as const)
    : ({ to: "/manage/plan/$planId", params: { planId } } as const);
}
