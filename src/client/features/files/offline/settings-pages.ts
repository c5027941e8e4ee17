import { IconCloudDown } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** What of files lies on this device, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "offline",
    group: "device",
    order: 45,
    label: "settings:offline.title",
    icon: IconCloudDown,
    component: late(async () => (await import("./offline-page.tsx")).OfflinePage),
  },
];
