import { useEffectEvent, useLayoutEffect } from "react";
import { combinationOf, isTyped } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { KEYS_TAKEN } from "#client/ui/over-screen.tsx";
import { isPressed } from "./is-pressed.ts";
import type { Shortcut } from "./define-shortcuts.ts";

/** A dialog takes all keys, and whatever is opening does: the next key is meant for it. */
const TAKES_KEYS = `[aria-modal="true"], [${KEYS_TAKEN}]`;
/** A menu or list takes what is typed, wherever the focus is: its letters lead to its lines. */
const TAKES_LETTERS = '[data-portal] :is([role="dialog"], [role="menu"], [role="listbox"])';

/**
 * Calls back when the keys of an action are pressed anywhere: not while something is open over the screen or about to
 * be, nor while they would write in a field. Where it is not active the keys are left to others.
 */
export function useShortcut(shortcut: Shortcut, onPress: () => void, active = true): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.defaultPrevented || isComposing(event) || !isPressed(event, shortcut))
      return;
    if (isWriting(event) || document.querySelector(TAKES_KEYS)) return;
    event.preventDefault();
    onPress();
  });
  // Before anything is seen: whoever sees the screen may press them.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function isWriting(event: KeyboardEvent): boolean {
  const combination = combinationOf(event, isApple);
  if (combination === undefined || !isTyped(combination)) return false;
  // Alt writes characters on Apple's keyboards only.
  if (event.altKey && !isApple) return false;
  const place = event.target;
  return (
    place instanceof HTMLElement &&
    (place.isContentEditable ||
      document.querySelector(TAKES_LETTERS) !== null ||
      place.matches("input:not([type=checkbox], [type=radio]), textarea, select"))
  );
}
