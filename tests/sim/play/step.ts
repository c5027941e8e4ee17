import type { Action } from "./action.ts";

/** What happens to somebody or something at a moment. */
export interface Step {
  /** Milliseconds since the beginning. */
  readonly at: number;
  /** Which browser, by number. */
  readonly browser: number;
  readonly what: What;
  /** Seed of what is drawn while it is done, so that steps do not hang on each other. */
  readonly luck: number;
  /** What somebody did who thought of something, where that is kept: other draws do not change it. */
  readonly thought?: Thought;
}

/** What somebody thought of, one after the other until something could be done. */
export interface Thought {
  readonly actions: readonly Action[];
  /** Ids that were taken for it. */
  readonly ids: number;
}

const whats = [
  "found",
  "act",
  "build",
  "openTab",
  "closeTab",
  "hide",
  "die",
  "steal",
  "cut",
  "restart",
  "trouble",
  "leap",
  "skew",
  "signInAgain",
  "signOut",
  "evict",
  "deliver",
  "revoke",
  "loadEarlier",
  "trim",
  "away",
  "takeBack",
  "tray",
  "backUp",
  "putBack",
  "fillDisk",
  "upgrade",
  "expel",
  "import",
  "library",
  "drawings",
  "sticker",
  "foundForm",
  "request",
  "longAway",
  "forgetLog",
  "putBackLate",
  "try",
  "clock",
  "upload",
] as const;
export type What = (typeof whats)[number];
