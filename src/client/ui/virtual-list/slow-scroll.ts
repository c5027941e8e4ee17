import {
  createContext,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
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
    // Before the list draws: reading where it stands would lay out what has just been drawn.
    const first = { passive: true, capture: true };
    element.addEventListener("scroll", note, first);
    return () => element.removeEventListener("scroll", note, first);
  }, [scroller, speed]);
  return speed;
}

/** false for what has come while the list flies by, until it does no longer: then it may become whole. */
export function useSeenSlowly(): boolean {
  const speed = useContext(SlowScroll);
  const [isSeen, setIsSeen] = useState(speed.isSlow);
  useEffect(() => {
    if (isSeen) return undefined;
    // There may be many of them, and the list is to go on meanwhile.
    const look = () => startTransition(() => setIsSeen(true));
    // It may have slowed down between drawing and listening.
    if (speed.isSlow()) look();
    return speed.onSlow(look);
  }, [speed, isSeen]);
  return isSeen;
}
