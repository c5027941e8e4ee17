import { combinationOf, type KeyPress } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { keysOf } from "./key-config.ts";
import { keyConfig } from "./kept-keys.ts";
import type { ShortcutId } from "./shortcuts.ts";

/** Whether a key press is what the person uses for an action. */
export function isPressed(press: KeyPress, id: ShortcutId): boolean {
  const combination = combinationOf(press, isApple);
  return combination !== undefined && keysOf(id, keyConfig()).includes(combination);
}
