import { type RefObject, useEffect, useState } from "react";

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
