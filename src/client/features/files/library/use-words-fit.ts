import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether the words of a bar's buttons fit beside what stands first in it: languages need different room, so it is seen by the
 * line that broke. Tried once more where the bar gets wider than it was then.
 */
export function useWordsFit(bar: RefObject<HTMLElement | null>): boolean {
  const [brokeAt, setBrokeAt] = useState(-1);
  const [width, setWidth] = useState(0);
  const fits = width > brokeAt;
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = () => {
      setWidth(element.clientWidth);
      if (isBroken(element)) setBrokeAt(element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [bar, fits]);
  return fits;
}

function isBroken({ firstElementChild: first, lastElementChild: last }: HTMLElement): boolean {
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return false;
  return last.offsetTop >= first.offsetTop + first.offsetHeight;
}
