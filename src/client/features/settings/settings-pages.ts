import {
  type Icon,
  IconBell,
  IconBuildingSkyscraper,
  IconDeviceDesktopDown,
  IconDevices,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconLicense,
  IconListSearch,
  IconMail,
  IconMailForward,
  IconPalette,
  IconShieldLock,
  IconSitemap,
  IconUser,
  IconUserOff,
  IconUsers,
} from "@tabler/icons-react";
import { type ComponentType } from "react";
import { late } from "#client/ui/late.ts";

/** What every page is given; most need none of it. */
export interface SettingsPageProps {
  /** This browser is no longer signed in. */
  readonly onSignedOut: () => void;
}

/** The parts of the list, in their order; `settings.json` of each language has their headings. */
export const settingsGroups = ["personal", "device", "company", "about"] as const;

/** A page below `/manage/setting/`, in the order of its part of the list. */
export interface SettingsPage {
  /** Its place in the address. */
  readonly name: string;
  readonly group: (typeof settingsGroups)[number];
  /** Key of its title; the words stand in `settings.json` of each language. */
  readonly label: string;
  readonly icon: Icon;
  /** Nobody else sees it. */
  readonly adminOnly?: boolean;
  readonly component: ComponentType<SettingsPageProps>;
}

/** Pages of the person and of the company: one row each, loaded when opened. */
export const settingsPages: readonly SettingsPage[] = [
  {
    name: "personal",
    group: "personal",
    label: "settings:personal.title",
    icon: IconUser,
    component: late(async () => (await import("./personal-page.tsx")).PersonalPage),
  },
  {
    name: "password",
    group: "personal",
    label: "settings:password.title",
    icon: IconKey,
    component: late(async () => (await import("./account/password-page.tsx")).PasswordPage),
  },
  {
    name: "email",
    group: "personal",
    label: "settings:email.title",
    icon: IconMail,
    component: late(async () => (await import("./account/email-page.tsx")).EmailPage),
  },
  {
    name: "language",
    group: "device",
    label: "settings:language.title",
    icon: IconLanguage,
    component: late(async () => (await import("./language-page.tsx")).LanguagePage),
  },
  {
    name: "theme",
    group: "device",
    label: "settings:theme.title",
    icon: IconPalette,
    component: late(async () => (await import("./theme-page.tsx")).ThemePage),
  },
  {
    name: "keyboard",
    group: "device",
    label: "settings:keyboard.title",
    icon: IconKeyboard,
    component: late(async () => (await import("./keyboard/keyboard-page.tsx")).KeyboardPage),
  },
  {
    name: "notifications",
    group: "device",
    label: "settings:notifications.title",
    icon: IconBell,
    component: late(
      async () => (await import("./notifications/notifications-page.tsx")).NotificationsPage,
    ),
  },
  {
    name: "app",
    group: "device",
    label: "settings:app.title",
    icon: IconDeviceDesktopDown,
    component: late(async () => (await import("./app/app-page.tsx")).AppPage),
  },
  {
    name: "security",
    group: "personal",
    label: "settings:security.title",
    icon: IconShieldLock,
    component: late(async () => (await import("./security/security-page.tsx")).SecurityPage),
  },
  {
    name: "device",
    group: "personal",
    label: "settings:devices.title",
    icon: IconDevices,
    component: late(async () => (await import("./devices-page.tsx")).DevicesPage),
  },
  {
    name: "invite",
    group: "company",
    label: "settings:invites.title",
    icon: IconMailForward,
    adminOnly: true,
    component: late(async () => (await import("./invites-page.tsx")).InvitesPage),
  },
  {
    name: "members",
    group: "company",
    label: "settings:members.title",
    icon: IconUsers,
    adminOnly: true,
    component: late(async () => (await import("./members/members-page.tsx")).MembersPage),
  },
  {
    name: "organisation",
    group: "company",
    label: "settings:organisation.title",
    icon: IconSitemap,
    adminOnly: true,
    component: late(
      async () => (await import("./organisation/organisation-page.tsx")).OrganisationPage,
    ),
  },
  {
    name: "system",
    group: "company",
    label: "settings:system.title",
    icon: IconBuildingSkyscraper,
    adminOnly: true,
    component: late(async () => (await import("./company/system-page.tsx")).SystemPage),
  },
  {
    name: "audit",
    group: "company",
    label: "settings:audit.title",
    icon: IconListSearch,
    adminOnly: true,
    component: late(async () => (await import("./audit/audit-page.tsx")).AuditPage),
  },
  {
    name: "license",
    group: "about",
    label: "settings:license.title",
    icon: IconLicense,
    component: late(async () => (await import("./license/license-page.tsx")).LicensePage),
  },
  {
    name: "delete",
    group: "personal",
    label: "settings:delete.title",
    icon: IconUserOff,
    component: late(async () => (await import("./account/delete-page.tsx")).DeletePage),
  },
];
