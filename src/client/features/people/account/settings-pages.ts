import { IconDevices, IconKey, IconMail, IconUser, IconUserOff } from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about the person's own account, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "personal",
    group: "personal",
    order: 10,
    label: "settings:personal.title",
    icon: IconUser,
    component: late(async () => (await import("./personal-page.tsx")).PersonalPage),
  },
  {
    name: "password",
    group: "personal",
    order: 20,
    label: "settings:password.title",
    icon: IconKey,
    component: late(async () => (await import("./password-page.tsx")).PasswordPage),
  },
  {
    name: "email",
    group: "personal",
    order: 30,
    label: "settings:email.title",
    icon: IconMail,
    component: late(async () => (await import("./email-page.tsx")).EmailPage),
  },
  {
    name: "device",
    group: "personal",
    order: 50,
    label: "settings:devices.title",
    icon: IconDevices,
    component: late(async () => (await import("./devices-page.tsx")).DevicesPage),
  },
  {
    name: "delete",
    group: "personal",
    order: 90,
    label: "settings:delete.title",
    icon: IconUserOff,
    component: late(async () => (await import("./delete-page.tsx")).DeletePage),
  },
];
