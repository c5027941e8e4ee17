import { useEffect, useEffectEvent } from "react";

/** Ms between two looks at a plan; far below what a link may be asked in a minute. */
const LOOK_EVERY = 30_000;

/** Asks for a look again and again while the page is seen, and at once where it comes back, or the network comes or goes. */
export function useLooks(goesOn: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    if (!goesOn) return undefined;
    const lookIfSeen = () => {
      if (document.visibilityState === "visible") look();
    };
    const timer = setInterval(lookIfSeen, LOOK_EVERY);
    addEventListener("online", lookIfSeen);
    addEventListener("offline", lookIfSeen);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      removeEventListener("online", lookIfSeen);
      removeEventListener("offline", lookIfSeen);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }, [goesOn]);
}
