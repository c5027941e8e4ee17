import { useEffect, useEffectEvent } from "react";
import type { Visit } from "./use-visit.ts";

/** Ms between two looks for what has not come yet; far below what a link may be asked in a minute. */
const LOOK_EVERY = 5_000;

/** Whether the content of a file is on its way, or is still looked at by the scanner for viruses. */
export function isComing({ kind, isHere, scan = "" }: Visit["item"]): boolean {
  return kind === "file" && !isHere && scan !== "infected" && scan !== "tooLarge";
}

/** Looks again while something that is shown has not come: nobody should have to load the page anew for that. */
export function useComing(waits: boolean, look: () => void): void {
  const again = useEffectEvent(look);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") again();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [waits]);
}
