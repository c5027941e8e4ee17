import type { GuestBoard } from "#domain/guest-link/guest-board.ts";
import type { GuestPriority } from "./use-guest-priorities.ts";

/** What cards are read with: the board on which they stand, and its priorities in words. */
export interface GuestWords {
  readonly board: GuestBoard;
  readonly priorities: readonly GuestPriority[];
}

/** What shows the cards of a plan. */
export interface GuestCardsProps {
  readonly words: GuestWords;
  /** Of the task that is shown in full. */
  readonly openedKey: string | undefined;
  readonly onOpen: (key: string) => void;
}
