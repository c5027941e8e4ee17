import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PlacedPlanView } from "#client/data/queries/plan.ts";
import { useRun } from "#client/live/use-run.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { type NewPlace, placeMoved } from "#domain/plan/place/place-plan.ts";

export interface PlacePlan {
  /** Among the person's favourites from now on, or no more. */
  mark(view: PlacedPlanView): void;
  put(planId: number, place: NewPlace | undefined): void;
  /** Pinning and marking, as items of a menu. */
  items(view: PlacedPlanView): readonly ActionMenuItem[];
  /** One step up or down in the person's list. */
  steps(view: PlacedPlanView, plans: readonly PlacedPlanView[]): readonly ActionMenuItem[];
}

/** Where the person keeps a plan among theirs, and how that changes; without a network too. */
export function usePlacePlan(): PlacePlan {
  const { t } = useTranslation("plan-place");
  const run = useRun();
  return useMemo(() => {
    const mark = ({ plan, place }: PlacedPlanView) =>
      void run("plan.setPlace", { planId: plan.id, favourite: place.favourite === 1 ? 0 : 1 });
    const put = (planId: number, place: NewPlace | undefined) => {
      if (place) void run("plan.setPlace", { planId, ...place });
    };
    return {
      mark,
      put,
      items(view) {
        const { plan, place } = view;
        const isPinned = place.topTime > 0;
        const pin = () => void run("plan.setPlace", { planId: plan.id, top: isPinned ? 0 : 1 });
        return [
          { key: "pin", label: t(isPinned ? "unpin" : "pin"), onClick: pin },
          {
            key: "mark",
            label: t(place.favourite === 1 ? "unmark" : "mark"),
            onClick: () => mark(view),
          },
        ];
      },
      steps({ plan }, plans) {
        const up = placeMoved(plans, plan.id, -1);
        const down = placeMoved(plans, plan.id, 1);
        return [
          { key: "up", label: t("earlier"), disabled: !up, onClick: () => put(plan.id, up) },
          { key: "down", label: t("later"), disabled: !down, onClick: () => put(plan.id, down) },
        ];
      },
    };
  }, [t, run]);
}
