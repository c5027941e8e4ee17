import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

/** What keys do in the Gantt of a plan, besides walking from line to line. */
export const ganttShortcuts = defineShortcuts("gantt", {
  open: { keys: ["Enter"] },
  fold: { keys: ["Space"] },
  dayEarlier: { keys: ["ArrowLeft"] },
  dayLater: { keys: ["ArrowRight"] },
  weekEarlier: { keys: ["Mod+ArrowLeft"] },
  weekLater: { keys: ["Mod+ArrowRight"] },
  shorter: { keys: ["Shift+ArrowLeft"] },
  longer: { keys: ["Shift+ArrowRight"] },
  link: { keys: ["L"] },
  today: { keys: ["Home"] },
  nearer: { keys: ["+"] },
  farther: { keys: ["-"] },
  leave: { keys: ["Escape"], fixed: true },
});

/** A plan's tasks as bars over time. Its words and code come when somebody asks for it. */
export const feature: Feature = { shortcuts: [ganttShortcuts] };
