import { IconSitemap } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about how the company is organised, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "organisation",
    group: "company",
    order: 30,
    label: "settings:organisation.title",
    icon: IconSitemap,
    adminOnly: true,
    component: late(async () => (await import("./organisation-page.tsx")).OrganisationPage),
  },
];
