import { IconUsers } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about who is here, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "members",
    group: "company",
    order: 20,
    label: "settings:members.title",
    icon: IconUsers,
    adminOnly: true,
    component: late(async () => (await import("./members-page.tsx")).MembersPage),
  },
];
