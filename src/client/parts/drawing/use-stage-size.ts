import { type RefObject, useLayoutEffect, useState } from "react";
import type { SheetSize } from "./sheet-source.ts";

const NOWHERE: SheetSize = { width: 0, height: 0 };

/** How large a stage is, in pixels of the style, as long as it is there. */
export function useStageSize(place: RefObject<HTMLDivElement | null>): SheetSize {
  const [size, setSize] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    // Its first word comes before the page is painted.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
