import { IconDatabase } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** How much room files take on the server, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "quota",
    group: "personal",
    order: 70,
    label: "settings:quota.title",
    icon: IconDatabase,
    component: late(async () => (await import("./quota-page.tsx")).QuotaPage),
  },
];
