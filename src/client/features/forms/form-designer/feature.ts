import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";

/** What keys do while a form is drawn. */
export const designerShortcuts = defineShortcuts("designer", {
  previous: { keys: ["ArrowUp"], fixed: true },
  next: { keys: ["ArrowDown"], fixed: true },
  extendUp: { keys: ["Shift+ArrowUp"] },
  extendDown: { keys: ["Shift+ArrowDown"] },
  up: { keys: ["Alt+ArrowUp"] },
  down: { keys: ["Alt+ArrowDown"] },
  copy: { keys: ["Mod+D"] },
  remove: { keys: ["Delete", "Backspace"] },
  undo: { keys: ["Mod+Z"], fixed: true },
  redo: { keys: ["Mod+Shift+Z", "Mod+Y"], fixed: true },
});

/** Forms, drawn by administrators. */
export const feature: Feature = { shortcuts: [designerShortcuts] };
