import { useLayoutEffect, useState } from "react";

/**
 * The focus comes back to where it was when this came up; also where what had it is taken away instead of closed. What
 * was chosen in a menu went with the menu: then its button is where one was.
 */
export function useFocusBack(): void {
  const [before] = useState(() => placeOf(document.activeElement));
  useLayoutEffect(
    () => () => {
      // Only once it is gone does nothing have the focus any more.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost) before?.focus({ preventScroll: true });
      });
    },
    [before],
  );
}

function placeOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest("[role=menu]");
  const place = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : focused;
  return place instanceof HTMLElement ? place : undefined;
}
