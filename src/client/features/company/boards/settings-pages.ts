import { IconColumns3 } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** What plans begin with and tasks are marked with, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "boards",
    group: "company",
    order: 45,
    label: "settings:boards.title",
    icon: IconColumns3,
    adminOnly: true,
    component: late(async () => (await import("./boards-page.tsx")).BoardsPage),
  },
];
