import { IconBuildingSkyscraper } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about the company, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "system",
    group: "company",
    order: 40,
    label: "settings:system.title",
    icon: IconBuildingSkyscraper,
    adminOnly: true,
    component: late(async () => (await import("./system-page.tsx")).SystemPage),
  },
];
