import type { Icon } from "@tabler/icons-react";
import type { SearchHit } from "#client/data/search/question.ts";
import type { SearchKind } from "#client/data/search/search-entry.ts";
import type { Shortcut } from "../keyboard/define-shortcuts.ts";

/** A screen that a visit may begin with: what it needs is asked for at once. */
interface FirstScreen {
  /** How its addresses begin. */
  readonly address: string;
  /** Its file in `src/client/routes`; the code that it shows and what it asks ahead follow from it. */
  readonly route: string;
  /**
   * Namespaces of the words it begins with, there before it is drawn; others come as they are asked for. Those of a
   * screen with a chunk are there before any screen is, the others where a visit begins with it, else once it is idle.
   */
  readonly texts: readonly string[];
  /**
   * The file of the build it belongs to: what everybody needs to sign in, or what every signed-in
   * person needs. Left out it is a file of its own, fetched when it is opened.
   */
  readonly chunk?: "start" | "app";
}

/** A place of the rail. */
export interface Place {
  /** Its part of the address below `/manage/`. */
  readonly name: string;
  /** The same of screens that are found through it; it is marked while they are open. */
  readonly leadsTo?: readonly string[];
  /** Place in the rail; the lowest comes first. */
  readonly order: number;
  /** Key of its name, with the namespace before it. */
  readonly label: string;
  readonly icon: Icon;
  readonly address: string;
  /** The keys that lead there from everywhere. */
  readonly shortcut: Shortcut;
  /** It stands at the foot of the rail, apart from the others. */
  readonly apart?: true;
  /** What is counted beside it. */
  readonly badge?: "unread" | "overdue" | "asked";
}

/** A way that the search offers besides what it finds. */
export interface PlaceAction {
  /** `action.<name>` in `search.json`. */
  readonly name: string;
  /** Place among the actions; the lowest comes first. */
  readonly order: number;
  readonly icon: Icon;
  readonly address: string;
  /** The keys that lead there from everywhere, where it has some and no place has them. */
  readonly shortcut?: Shortcut;
}

/** A kind of thing that the search finds, and the screen that shows it. */
export interface Findable {
  readonly kind: SearchKind;
  readonly icon: Icon;
  readonly addressOf: (hit: Pick<SearchHit, "id" | "planId" | "dialogId">) => string;
}

/** What a feature says of itself; rail, keys, search, first words and the build read it, and nothing else lists it. */
export interface Feature {
  readonly screens?: readonly FirstScreen[];
  readonly place?: Place;
  readonly actions?: readonly PlaceAction[];
  readonly finds?: readonly Findable[];
  /** What keys do there, besides leading to its place. */
  readonly shortcuts?: readonly Readonly<Record<string, Shortcut>>[];
}
