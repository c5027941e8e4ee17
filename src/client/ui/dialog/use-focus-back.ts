import { useLayoutEffect, useState } from "react";

/** The focus comes back to where it was when this came up; also where what had it is taken away instead of closed. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      // Only once it is gone does nothing have the focus any more.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
