import { IconRobot } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** The page about programs that work here, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "bots",
    group: "company",
    order: 35,
    label: "settings:bots.title",
    icon: IconRobot,
    component: late(async () => (await import("./bots-page.tsx")).BotsPage),
  },
];
