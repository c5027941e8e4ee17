import { useEffect, useState } from "react";

/** Ms after which something is done that the page never found time for. */
const AT_LAST = 1_000;
/** Ms for which what the screen waits for keeps everything else away. */
const HELD_AT_MOST = 3_000;

let held = 0;
const waiting = new Set<() => void>();

/** Keeps what may come later away until the answer that is called: the screen waits for something. */
export function holdIdle(): () => void {
  let isHeld = true;
  held += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
    if (held > 0) return;
    for (const go of waiting) go();
  };
}

/** Does something once the screen has what it waits for and the page has nothing better to do, after some seconds at the latest. */
export function whenIdle(work: () => void): void {
  onceIdle(() => {
    if (held === 0) {
      work();
      return;
    }
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      onceIdle(work);
    };
    const timer = setTimeout(go, HELD_AT_MOST);
    waiting.add(go);
  });
}

function onceIdle(work: () => void): void {
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
