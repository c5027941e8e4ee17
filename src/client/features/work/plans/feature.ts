import { IconArrowRight, IconLayoutKanban } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  plans: { keys: ["Alt+2"], order: 20 },
  allPlans: { keys: ["Alt+9"], order: 25 },
});

/** The list of plans, and how a new one begins. */
export const feature: Feature = {
  screens: [
    { address: "/manage/plan", route: "manage/plan/index.tsx", texts: ["plans", "plan-place"] },
  ],
  place: {
    name: "plan",
    leadsTo: ["AtlasList"],
    order: 20,
    label: "shell:plans",
    icon: IconLayoutKanban,
    address: "/manage/plan",
    shortcut: everywhere.plans,
  },
  actions: [
    { name: "newPlan", order: 10, icon: IconLayoutKanban, address: "/manage/plan?new=1" },
    {
      name: "allPlans",
      order: 45,
      icon: IconArrowRight,
      address: "/manage/plan/all_task",
      shortcut: everywhere.allPlans,
    },
    { name: "plans", order: 40, icon: IconArrowRight, address: "/manage/plan" },
  ],
};
