import { type RefObject, useEffect, useState } from "react";

/** What of the line of time is drawn, pixels. */
export interface WindowX {
  readonly from: number;
  readonly to: number;
}

/** So far it is scrolled before another part is drawn. */
const STEP = 600;

/** The part of the line of time that can be seen, with room on both sides; it changes by steps, not with each pixel. */
export function useWindowX(scroller: RefObject<HTMLElement | null>, width: number): WindowX {
  const [seen, setSeen] = useState({ left: 0, width: globalThis.innerWidth });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const left = Math.floor(element.scrollLeft / STEP) * STEP;
      setSeen((before) =>
        before.left === left && before.width === element.clientWidth
          ? before
          : { left, width: element.clientWidth },
      );
    };
    element.addEventListener("scroll", look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [scroller]);
  return {
    from: Math.max(0, seen.left - STEP),
    to: Math.min(width, seen.left + seen.width + 2 * STEP),
  };
}
