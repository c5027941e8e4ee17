import { useEffect, useEffectEvent } from "react";
import { combinationOf, isTyped } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { isPressed } from "./is-pressed.ts";
import type { Shortcut } from "./define-shortcuts.ts";

/**
 * Calls back when the keys of an action are pressed anywhere: not while a dialog is open, nor while they would write in
 * a field or choose in a menu. Where it is not active the keys are left to others.
 */
export function useShortcut(shortcut: Shortcut, onPress: () => void, active = true): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.defaultPrevented || event.isComposing || !isPressed(event, shortcut))
      return;
    if (isWriting(event) || document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
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
      place.closest("[data-portal]") !== null ||
      place.matches("input:not([type=checkbox], [type=radio]), textarea, select"))
  );
}
