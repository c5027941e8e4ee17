import { useEffect, useState } from "react";

const AT_LAST = 1_000;

/** Does something once the page has nothing better to do, after a second at the latest. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: AT_LAST });
  else setTimeout(work, AT_LAST);
}

/** false while the first screen is being drawn, then true: for what may come a moment later. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let left = false;
    whenIdle(() => {
      if (!left) setSettled(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return settled;
}
