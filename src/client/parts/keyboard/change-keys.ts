import { isTyped } from "#base/keys.ts";
import type { Shortcut } from "./define-shortcuts.ts";
import { type KeyConfig, keysOf } from "./key-config.ts";

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
