/** Where the keys of an action are listened to; two actions of one scope never share keys. */
export type ShortcutScope = "everywhere" | "list" | "chat" | "board" | "task" | "field";

interface Shortcut {
  readonly scope: ShortcutScope;
  /** Combinations as `#base/keys.ts` writes them; all of them do it. */
  readonly keys: readonly string[];
  /** So common that nobody would look for another key; listed, not to be changed. */
  readonly fixed?: true;
}

/** All that keys do here, in the order they are listed. Labels: `keyboard.json`, `shortcut.<id>`. */
const table = {
  "everywhere.search": { scope: "everywhere", keys: ["Mod+K"] },
  "everywhere.shortcuts": { scope: "everywhere", keys: ["?"] },
  "everywhere.messages": { scope: "everywhere", keys: ["Alt+1"] },
  "everywhere.plans": { scope: "everywhere", keys: ["Alt+2"] },
  "everywhere.myWork": { scope: "everywhere", keys: ["Alt+3"] },
  "everywhere.settings": { scope: "everywhere", keys: ["Mod+,"] },
  "list.previous": { scope: "list", keys: ["ArrowUp"] },
  "list.next": { scope: "list", keys: ["ArrowDown"] },
  "chat.send": { scope: "chat", keys: ["Mod+Enter"] },
  "chat.bold": { scope: "chat", keys: ["Mod+B"] },
  "chat.italic": { scope: "chat", keys: ["Mod+I"] },
  "chat.editLast": { scope: "chat", keys: ["ArrowUp"] },
  "chat.cancel": { scope: "chat", keys: ["Escape"] },
  "chat.pickPerson": { scope: "chat", keys: ["Enter", "Tab"], fixed: true },
  "board.up": { scope: "board", keys: ["ArrowUp"] },
  "board.down": { scope: "board", keys: ["ArrowDown"] },
  "board.left": { scope: "board", keys: ["ArrowLeft"] },
  "board.right": { scope: "board", keys: ["ArrowRight"] },
  "board.carryUp": { scope: "board", keys: ["Shift+ArrowUp"] },
  "board.carryDown": { scope: "board", keys: ["Shift+ArrowDown"] },
  "board.carryLeft": { scope: "board", keys: ["Shift+ArrowLeft"] },
  "board.carryRight": { scope: "board", keys: ["Shift+ArrowRight"] },
  "task.saveDescription": { scope: "task", keys: ["Mod+S"] },
  "task.leaveDescription": { scope: "task", keys: ["Escape"] },
  "field.confirm": { scope: "field", keys: ["Enter"], fixed: true },
  "field.confirmLong": { scope: "field", keys: ["Mod+Enter"], fixed: true },
  "field.cancel": { scope: "field", keys: ["Escape"], fixed: true },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof table;

export const shortcuts: Readonly<Record<ShortcutId, Shortcut>> = table;

export const shortcutIds = Object.keys(table) as readonly ShortcutId[];

export const shortcutScopes: readonly ShortcutScope[] = [
  "everywhere",
  "list",
  "chat",
  "board",
  "task",
  "field",
];
