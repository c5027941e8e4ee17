import { IconListSearch } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about who did what, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "audit",
    group: "company",
    order: 50,
    label: "settings:audit.title",
    icon: IconListSearch,
    adminOnly: true,
    component: late(async () => (await import("./audit-page.tsx")).AuditPage),
  },
];
