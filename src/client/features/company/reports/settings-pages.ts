import { IconFlag } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** The page about messages that people have reported, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "reports",
    group: "company",
    order: 48,
    label: "settings:reports.title",
    icon: IconFlag,
    adminOnly: true,
    component: late(async () => (await import("./reports-page.tsx")).ReportsPage),
  },
];
