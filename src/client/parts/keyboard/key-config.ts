import { isTyped } from "#base/keys.ts";
import type { Shortcut } from "./define-shortcuts.ts";

/** How Enter behaves where messages are written: it sends, or it breaks the line and the button sends (seed 000 §9). */
export type SendKey = "enter" | "button";

/** What a person changed about the keyboard of this browser. */
export interface KeyConfig {
  /** Nothing chosen: the usual of the device. */
  readonly send?: SendKey;
  /** Combinations in place of the usual ones, by id; "" = none. */
  readonly keys: Readonly<Partial<Record<string, string>>>;
}

/** Combinations that do it, the person's own ones first. */
export function keysOf(shortcut: Shortcut, { keys }: KeyConfig): readonly string[] {
  const own = shortcut.fixed ? undefined : keys[shortcut.id];
  if (own === undefined) return shortcut.keys;
  return own === "" ? [] : [own];
}

/** Why keys cannot be given to an action: another one has them, or the browser and its screens need them. */
export type KeyConflict =
  | { readonly reason: "taken"; readonly by: Shortcut }
  | { readonly reason: "reserved" }
  | { readonly reason: "typed" };

/** Browsers do not hand these out, or people would miss them at once. */
const reserved = new Set([
  ...Array.from("WTNQRLPCVXAZF0123456789", (key) => `Mod+${key}`),
  ...Array.from("WTNRZ", (key) => `Mod+Shift+${key}`),
  "Tab",
  "Shift+Tab",
  "Shift+Enter",
  "Mod+Tab",
  "Alt+F4",
  "Alt+Tab",
  "F5",
  "F11",
  "F12",
]);

/** Keys that move about or press what has the focus; an action for every screen must leave them alone. */
const moving = /^(Shift\+)?(Enter|Escape|Space|Arrow\w+|Home|End|Page\w+|Backspace|Delete)$/;

/** Undefined where the action, one of all there are, may have the keys. */
export function conflictOf(
  { id, scope }: Shortcut,
  combination: string,
  config: KeyConfig,
  all: readonly Shortcut[],
): KeyConflict | undefined {
  const isForAll = scope === "everywhere";
  if (reserved.has(combination) || (isForAll && moving.test(combination))) {
    return { reason: "reserved" };
  }
  // Where words are written these keys write.
  const writes = scope === "chat" || scope === "task" || scope === "field";
  if (writes && isTyped(combination)) return { reason: "typed" };
  const other = all.find(
    (each) =>
      each.id !== id &&
      (isForAll || each.scope === "everywhere" || each.scope === scope) &&
      keysOf(each, config).includes(combination),
  );
  return other && { reason: "taken", by: other };
}

/** The same with other keys for one action; `undefined` = the usual ones again. */
export function withKeys(
  config: KeyConfig,
  { id, keys }: Shortcut,
  combination: string | undefined,
): KeyConfig {
  const { [id]: _before, ...others } = config.keys;
  const isUsual = combination === undefined || keys.join(" ") === combination;
  return { ...config, keys: isUsual ? others : { ...others, [id]: combination } };
}

/** Reads what was kept, also of actions that another version has; what nobody of ours wrote is as if it were not there. */
export function parseKeyConfig(text: string | undefined): KeyConfig {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return { keys: {} };
  }
  const { send, keys } = (kept ?? {}) as { readonly send?: unknown; readonly keys?: unknown };
  const found = Object.entries(keys ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    ...((send === "enter" || send === "button") && { send }),
    keys: Object.fromEntries(found),
  };
}
