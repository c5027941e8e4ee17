import { type RefObject, useEffect, useState } from "react";
import { HeldPlace } from "./held-place.ts";

/** What is read in a list stays where it is, whatever is measured, comes or goes. */
export function useHeldPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): HeldPlace {
  const [held] = useState(
    () =>
      new HeldPlace(() => {
        const place = { scroller: scroller.current, content: content.current };
        return place.scroller && place.content
          ? { scroller: place.scroller, content: place.content }
          : undefined;
      }),
  );
  useEffect(() => held.watch(), [held]);
  return held;
}
