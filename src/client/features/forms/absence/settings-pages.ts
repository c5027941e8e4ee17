import { IconBeach } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** The page about who stands in for the person, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "absence",
    group: "personal",
    order: 60,
    label: "settings:absence.title",
    icon: IconBeach,
    component: late(async () => (await import("./absence-page.tsx")).AbsencePage),
  },
];
