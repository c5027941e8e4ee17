import { defineShortcuts } from "../keyboard/define-shortcuts.ts";

/** What opens the search, from everywhere. */
export const searchShortcuts = defineShortcuts("everywhere", {
  search: { keys: ["Mod+K"], order: 1 },
});
