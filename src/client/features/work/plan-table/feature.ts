import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

/** What keys do in the table of a plan, besides walking from cell to cell. */
export const tableShortcuts = defineShortcuts("table", {
  edit: { keys: ["Enter", "F2"] },
  open: { keys: ["Mod+Enter"] },
  select: { keys: ["Space"] },
  selectThrough: { keys: ["Shift+Space"] },
  selectAll: { keys: ["Mod+A"], fixed: true },
  copy: { keys: ["Mod+C"], fixed: true },
  clear: { keys: ["Escape"], fixed: true },
  sortAlso: { keys: ["Shift+Enter"], fixed: true },
  narrower: { keys: ["Alt+Shift+ArrowLeft"] },
  wider: { keys: ["Alt+Shift+ArrowRight"] },
});

/** A plan's tasks as a table. Its words and code come when somebody asks for it. */
export const feature: Feature = { shortcuts: [tableShortcuts] };
