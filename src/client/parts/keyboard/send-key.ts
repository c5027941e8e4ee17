import { combinationOf, type KeyPress } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { isTouch } from "#client/platform/is-touch.ts";
import { isPressed } from "./is-pressed.ts";
import type { KeyConfig, SendKey } from "./key-config.ts";
import { keyConfig } from "./kept-keys.ts";
import { chatShortcuts } from "./shared-shortcuts.ts";

/** What sends a message: Enter at a desk, the button on a phone, unless the person says otherwise (seed 000 §9). */
export function sendKeyOf({ send }: KeyConfig): SendKey {
  return send ?? (isTouch ? "button" : "enter");
}

/** Whether a key press in the field of a message sends it. */
export function isSendPressed(press: KeyPress): boolean {
  if (isPressed(press, chatShortcuts.send)) return true;
  return sendKeyOf(keyConfig()) === "enter" && combinationOf(press, isApple) === "Enter";
}
