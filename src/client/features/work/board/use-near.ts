import { type RefObject, useEffect, useState } from "react";

/** From one column to the next, and what stands beside the board, pixels. */
const COLUMN_STEP = 284;
const BESIDE = 64;

/** Whether a column can be seen before anybody scrolls: those get their cards without waiting. */
export const isAtFirst = (index: number) => index * COLUMN_STEP < globalThis.innerWidth - BESIDE;

/** So far beyond the edge of the screen a column gets its cards, so that nobody sees them come. */
const AHEAD = "0px 600px";

/** Whether an element has come near the screen; once it has, it stays. */
export function useNear(element: RefObject<Element | null>, atFirst: boolean): boolean {
  const [near, setNear] = useState(atFirst);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
