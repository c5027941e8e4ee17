import { IconLayoutKanban } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";
import { menuShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";

/** What keys do on a card: they lead to the card beside it, carry it along, or open its menu; and on the plan as a whole. */
export const boardShortcuts = defineShortcuts("board", {
  up: { keys: ["ArrowUp"] },
  down: { keys: ["ArrowDown"] },
  left: { keys: ["ArrowLeft"] },
  right: { keys: ["ArrowRight"] },
  carryUp: { keys: ["Shift+ArrowUp"] },
  carryDown: { keys: ["Shift+ArrowDown"] },
  carryLeft: { keys: ["Shift+ArrowLeft"] },
  carryRight: { keys: ["Shift+ArrowRight"] },
  select: { keys: ["Space", "X"] },
  selectThrough: { keys: ["Shift+Space", "Shift+X"] },
  selectAll: { keys: ["Mod+A"], fixed: true },
  clear: { keys: ["Escape"], fixed: true },
  nextView: { keys: ["V"] },
});

/** A plan's board: columns and cards. */
export const feature: Feature = {
  screens: [
    {
      address: "/manage/plan/",
      route: "manage/plan/$planId.tsx",
      texts: ["board", "plan-place", "plan-view", "task", "people"],
    },
  ],
  finds: [{ kind: "plan", icon: IconLayoutKanban, addressOf: ({ id }) => `/manage/plan/${id}` }],
  shortcuts: [boardShortcuts, menuShortcuts],
};
