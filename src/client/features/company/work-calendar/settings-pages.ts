import { IconCalendarCog } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** The page about the days on which the company works, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "calendar",
    group: "company",
    order: 45,
    label: "settings:workCalendar.title",
    icon: IconCalendarCog,
    adminOnly: true,
    component: late(async () => (await import("./work-calendar-page.tsx")).WorkCalendarPage),
  },
];
