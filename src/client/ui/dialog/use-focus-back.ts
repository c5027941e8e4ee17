import { useLayoutEffect, useState } from "react";

/** Where the focus was last: what had it may be gone by the time a dialog comes up, as an entry of a menu is. */
let last: HTMLElement | undefined;

globalThis.document?.addEventListener("focusin", ({ target }) => {
  last = placeOf(target);
});

/** Of what stands in a menu the button of the menu, which is there when the menu is not. */
function placeOf(focused: EventTarget | null): HTMLElement | undefined {
  if (!(focused instanceof HTMLElement)) return undefined;
  const button = focused.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? (document.getElementById(button) ?? undefined) : focused;
}

/** The focus comes back to where it was when this came up; also where what had it is taken away instead of closed. */
export function useFocusBack(): void {
  const [before] = useState(() => last);
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
