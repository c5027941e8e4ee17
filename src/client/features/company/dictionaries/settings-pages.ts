import { IconBook2 } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Lists of choices that many forms share, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "dictionaries",
    group: "company",
    order: 35,
    label: "settings:dictionaries.title",
    icon: IconBook2,
    adminOnly: true,
    component: late(async () => (await import("./dictionaries-page.tsx")).DictionariesPage),
  },
];
