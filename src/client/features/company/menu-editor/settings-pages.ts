import { IconListTree } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Applications and what stands in them, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "applications",
    group: "company",
    order: 37,
    label: "settings:applications.title",
    icon: IconListTree,
    adminOnly: true,
    component: late(async () => (await import("./menu-page.tsx")).MenuPage),
  },
];
