import { IconTemplate } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** The company's templates of plans, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "plan-templates",
    group: "company",
    order: 46,
    label: "settings:planTemplates.title",
    icon: IconTemplate,
    component: late(async () => (await import("./templates-page.tsx")).TemplatesPage),
  },
];
