import { useEffect, useState } from "react";

interface Held<Value> {
  /** What it was when it was pressed, while a pointer is down; else what it is. */
  readonly value: Value;
  readonly handlers: { readonly onPointerDownCapture: () => void };
}

/**
 * Rows do not change places between the press and the release of a pointer: the browser would take both for presses
 * on two different things, and nothing would open, or something else.
 */
export function useHoldStill<Value>(value: Value): Held<Value> {
  const [held, setHeld] = useState<{ readonly value: Value }>();
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    // The click comes right after the release, before anything that waits.
    const release = () => setTimeout(() => setHeld(undefined));
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  }, [isHeld]);
  return {
    value: held ? held.value : value,
    handlers: { onPointerDownCapture: () => setHeld({ value }) },
  };
}
