import { IconBeach, IconCalendarStats } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** The pages about the leave that people have, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "leave",
    group: "company",
    order: 46,
    label: "settings:leave.title",
    icon: IconBeach,
    adminOnly: true,
    component: late(async () => (await import("./leave-page.tsx")).LeavePage),
  },
  {
    name: "my-leave",
    group: "personal",
    order: 61,
    label: "settings:ownLeave.title",
    icon: IconCalendarStats,
    component: late(async () => (await import("./own-leave-page.tsx")).OwnLeavePage),
  },
];
