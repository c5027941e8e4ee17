import type { Findable, PlaceAction } from "#client/parts/feature/feature.ts";

/** A page of the settings, as the search names it. */
export interface FindablePage {
  readonly name: string;
  /** Key of its title, with the namespace before it. */
  readonly label: string;
  readonly adminOnly?: boolean;
}

/** Where the search leads: all of it comes from the features whose screens these are. */
export interface SearchDoors {
  readonly actions: readonly PlaceAction[];
  readonly finds: readonly Findable[];
  readonly loadSettingsPages: () => Promise<readonly FindablePage[]>;
  /** Leads to an address of the app. */
  readonly onGo: (address: string) => void;
  readonly onSignedOut: () => void;
}

/** The address of the settings, and of one page of them. */
export const settingAddress = (page: string) => `/manage/setting/${page}`;

/** What the search makes lines of for a kind; every kind has a feature that shows it. */
export function findableOf(finds: readonly Findable[], kind: Findable["kind"]): Findable {
  const found = finds.find((one) => one.kind === kind);
  if (!found) throw new Error(`No feature shows what the search finds: ${kind}`);
  return found;
}
