import {
  IconBell,
  IconDeviceDesktopDown,
  IconKeyboard,
  IconLanguage,
  IconLicense,
  IconPalette,
} from "@tabler/icons-react";
import type { SettingsPage } from "#client/parts/settings/settings-page.ts";
import { late } from "#client/ui/late.tsx";

/** Pages about this browser and the app, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "language",
    group: "device",
    order: 10,
    label: "settings:language.title",
    icon: IconLanguage,
    component: late(async () => (await import("./language-page.tsx")).LanguagePage),
  },
  {
    name: "theme",
    group: "device",
    order: 20,
    label: "settings:theme.title",
    icon: IconPalette,
    component: late(async () => (await import("./theme-page.tsx")).ThemePage),
  },
  {
    name: "keyboard",
    group: "device",
    order: 30,
    label: "settings:keyboard.title",
    icon: IconKeyboard,
    component: late(async () => (await import("./keyboard/keyboard-page.tsx")).KeyboardPage),
  },
  {
    name: "notifications",
    group: "device",
    order: 40,
    label: "settings:notifications.title",
    icon: IconBell,
    component: late(
      async () => (await import("./notifications/notifications-page.tsx")).NotificationsPage,
    ),
  },
  {
    name: "app",
    group: "device",
    order: 50,
    label: "settings:app.title",
    icon: IconDeviceDesktopDown,
    component: late(async () => (await import("./app/app-page.tsx")).AppPage),
  },
  {
    name: "license",
    group: "about",
    order: 10,
    label: "settings:license.title",
    icon: IconLicense,
    component: late(async () => (await import("./license/license-page.tsx")).LicensePage),
  },
];
