import { IconArrowRight } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  dashboard: { keys: ["Alt+8"], order: 35 },
});

/** The person's day, and how far their plans are. */
export const feature: Feature = {
  screens: [
    { address: "/manage/dashboard", route: "manage/dashboard.tsx", texts: ["dashboard", "task"] },
  ],
  actions: [
    {
      name: "dashboard",
      order: 52,
      icon: IconArrowRight,
      address: "/manage/dashboard",
      shortcut: everywhere.dashboard,
    },
  ],
};
