import { IconArrowRight } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  drawings: { keys: ["Alt+Shift+D"], order: 36 },
});

/** What keys do on a sheet. */
export const drawingShortcuts = defineShortcuts("drawing", {
  select: { keys: ["V"] },
  pin: { keys: ["P"] },
  free: { keys: ["D"] },
  line: { keys: ["L"] },
  arrow: { keys: ["A"] },
  cloud: { keys: ["C"] },
  text: { keys: ["T"] },
  measure: { keys: ["M"] },
  erase: { keys: ["E"] },
  fit: { keys: ["0"] },
  nearer: { keys: ["+", "="] },
  farther: { keys: ["-"] },
  previous: { keys: ["["] },
  next: { keys: ["]"] },
});

/** Drawings: their register, and sheets with what is pinned to them. */
export const feature: Feature = {
  screens: [
    {
      address: "/manage/AtlasList",
      route: "manage/AtlasList.index.tsx",
      texts: ["drawing"],
    },
  ],
  actions: [
    {
      name: "drawings",
      order: 53,
      icon: IconArrowRight,
      address: "/manage/AtlasList",
      shortcut: everywhere.drawings,
    },
  ],
  shortcuts: [drawingShortcuts],
};
