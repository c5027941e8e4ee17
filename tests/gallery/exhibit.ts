import type { ReactNode } from "react";

/** A part of the kit in all its states. */
export interface Exhibit {
  /** Its folder below `src/client`. */
  readonly part: string;
  /** It lies over the page, so each state has a page of its own. */
  readonly over?: true;
  readonly states: Readonly<Record<string, () => ReactNode>>;
}
