import { IconDatabaseSearch } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Rows that forms let people choose from, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "dataSources",
    group: "company",
    order: 36,
    label: "settings:dataSources.title",
    icon: IconDatabaseSearch,
    adminOnly: true,
    component: late(async () => (await import("./data-sources-page.tsx")).DataSourcesPage),
  },
];
