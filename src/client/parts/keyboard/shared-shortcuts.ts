import { defineShortcuts } from "./define-shortcuts.ts";

/** What opens the list of all keys. */
export const helpShortcuts = defineShortcuts("everywhere", {
  shortcuts: { keys: ["?"], order: 2 },
});

/** What every field understands. */
export const fieldShortcuts = defineShortcuts("field", {
  confirm: { keys: ["Enter"], fixed: true },
  confirmLong: { keys: ["Mod+Enter"], fixed: true },
  cancel: { keys: ["Escape"], fixed: true },
});

/** What opens the menu of a thing that has one, as a click with the other button does. */
export const menuShortcuts = defineShortcuts("everywhere", {
  menu: { keys: ["Shift+F10", "ContextMenu"] },
});

/** What keys do while a file is looked at. */
export const previewShortcuts = defineShortcuts("preview", {
  next: { keys: ["ArrowRight"] },
  previous: { keys: ["ArrowLeft"] },
  nearer: { keys: ["+", "="] },
  farther: { keys: ["-"] },
  fit: { keys: ["0"] },
  turn: { keys: ["R"] },
});

/** What keys do where a message is written. */
export const chatShortcuts = defineShortcuts("chat", {
  send: { keys: ["Mod+Enter"] },
  bold: { keys: ["Mod+B"] },
  italic: { keys: ["Mod+I"] },
  editLast: { keys: ["ArrowUp"] },
  cancel: { keys: ["Escape"] },
  pickPerson: { keys: ["Enter", "Tab"], fixed: true },
});
