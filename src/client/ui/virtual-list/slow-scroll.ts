import { createContext, type RefObject, useContext, useEffect, useState } from "react";
import { ScrollSpeed } from "./scroll-speed.ts";

/** How fast the list around goes by. What lies in none stands. */
export const SlowScroll = createContext(new ScrollSpeed());

/** Follows how fast a list goes by. */
export function useScrollSpeed(scroller: RefObject<HTMLElement | null>): ScrollSpeed {
  const [speed] = useState(() => new ScrollSpeed());
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const note = () => speed.note(element.scrollTop, performance.now());
    element.addEventListener("scroll", note, { passive: true });
    return () => element.removeEventListener("scroll", note);
  }, [scroller, speed]);
  return speed;
}

/** false for what has come while the list flies by, until it does no longer: then it may become whole. */
export function useSeenSlowly(): boolean {
  const speed = useContext(SlowScroll);
  const [isSeen, setIsSeen] = useState(speed.isSlow);
  useEffect(() => {
    if (isSeen) return undefined;
    const look = () => setIsSeen(true);
    // It may have slowed down between drawing and listening.
    if (speed.isSlow()) look();
    return speed.onSlow(look);
  }, [speed, isSeen]);
  return isSeen;
}
