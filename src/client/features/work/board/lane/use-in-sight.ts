import { type RefObject, useEffect, useState } from "react";

/** So far beyond the edge of what is scrolled a lane gets its cards, so that nobody sees them come. */
const AHEAD = "600px";

interface Sight {
  readonly near: boolean;
  /** How high it was when it was last near, pixels: so high stays its place. */
  readonly height: number | undefined;
}

/** Whether a part of a long page is near what can be seen; what is carried or has the focus stays. */
export function useInSight(
  element: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  atFirst: boolean,
): Sight {
  const [sight, setSight] = useState<Sight>({ near: atFirst, height: undefined });
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (!newest) return;
        const isHeld =
          place.contains(document.activeElement) || place.querySelector("[data-dragging]") !== null;
        if (newest.isIntersecting) setSight({ near: true, height: undefined });
        else if (!isHeld) setSight({ near: false, height: newest.boundingClientRect.height });
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [element, scroller]);
  return sight;
}
