import type { Icon } from "@tabler/icons-react";
import type { ComponentType } from "react";

/** What every page is given; most need none of it. */
export interface SettingsPageProps {
  /** This browser is no longer signed in. */
  readonly onSignedOut: () => void;
  /** Opens the request for what a record says. */
  readonly onOpenRequest: (recordId: number) => void;
}

/** The parts of the list, in their order; `settings.json` of each language has their headings. */
export const settingsGroups = ["personal", "device", "company", "about"] as const;

/** A page below `/manage/setting/`; each feature lists its own in `settings-pages.ts`. */
export interface SettingsPage {
  /** Its place in the address. */
  readonly name: string;
  readonly group: (typeof settingsGroups)[number];
  /** Place in its part of the list; the lowest comes first. */
  readonly order: number;
  /** Key of its title; the words stand in `settings.json` of each language. */
  readonly label: string;
  readonly icon: Icon;
  /** Nobody else sees it. */
  readonly adminOnly?: boolean;
  readonly component: ComponentType<SettingsPageProps>;
}
