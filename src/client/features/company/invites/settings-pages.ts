import { IconMailForward } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about who may come in, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "invite",
    group: "company",
    order: 10,
    label: "settings:invites.title",
    icon: IconMailForward,
    adminOnly: true,
    component: late(async () => (await import("./invites-page.tsx")).InvitesPage),
  },
];
