import { IconHourglass } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** The page about how long messages are kept, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "retention",
    group: "company",
    order: 47,
    label: "settings:retention.title",
    icon: IconHourglass,
    adminOnly: true,
    component: late(async () => (await import("./retention-page.tsx")).RetentionPage),
  },
];
