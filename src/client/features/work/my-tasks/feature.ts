import { IconArrowRight, IconChecklist } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  myWork: { keys: ["Alt+3"], order: 30 },
});

/** The person's own tasks of all plans. */
export const feature: Feature = {
  screens: [
    {
      address: "/manage/workbench",
      route: "manage/workbench.allTasks.tsx",
      texts: ["my-tasks", "task"],
    },
  ],
  place: {
    name: "workbench",
    order: 30,
    label: "shell:myWork",
    icon: IconChecklist,
    address: "/manage/workbench/allTasks",
    shortcut: everywhere.myWork,
    badge: "overdue",
  },
  actions: [
    { name: "myWork", order: 50, icon: IconArrowRight, address: "/manage/workbench/allTasks" },
  ],
};
