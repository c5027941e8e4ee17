import { combinationOf, type KeyPress } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { keysOf } from "./key-config.ts";
import { keyConfig } from "./kept-keys.ts";
import type { Shortcut } from "./define-shortcuts.ts";

/** Whether a key press is what the person uses for an action. */
export function isPressed(press: KeyPress, shortcut: Shortcut): boolean {
  const combination = combinationOf(press, isApple);
  return combination !== undefined && keysOf(shortcut, keyConfig()).includes(combination);
}
