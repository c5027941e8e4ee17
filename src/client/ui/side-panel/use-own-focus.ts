import { type RefObject, useEffect } from "react";

/** Takes the focus while it is there and gives it back when it goes. */
export function useOwnFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = place.current;
    const before = document.activeElement;
    // What stands inside may already have asked for it.
    if (own && !own.contains(before)) own.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isLost = !now || now === document.body || own?.contains(now);
      if (isLost && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, [place]);
}
