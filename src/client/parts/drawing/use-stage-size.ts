import { type RefObject, useLayoutEffect, useState } from "react";
import type { StageSize } from "./place-view.ts";

const NOWHERE: StageSize = { width: 0, height: 0, right: 0, bottom: 0 };

/** How large a stage is, as long as it is there; what its tools lie over is its padding. */
export function useStageSize(place: RefObject<HTMLDivElement | null>): StageSize {
  const [size, setSize] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const { paddingRight, paddingBottom } = getComputedStyle(element);
      const now = {
        width,
        height,
        right: Number.parseFloat(paddingRight),
        bottom: Number.parseFloat(paddingBottom),
      };
      setSize((before) => (isSame(before, now) ? before : now));
    };
    // Its first word comes before the page is painted.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

function isSame(one: StageSize, other: StageSize): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.right === other.right &&
    one.bottom === other.bottom
  );
}
