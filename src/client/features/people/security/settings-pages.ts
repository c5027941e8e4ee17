import { IconShieldLock } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about how the person signs in, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "security",
    group: "personal",
    order: 40,
    label: "settings:security.title",
    icon: IconShieldLock,
    component: late(async () => (await import("./security-page.tsx")).SecurityPage),
  },
];
