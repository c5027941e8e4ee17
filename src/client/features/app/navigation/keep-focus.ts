import type { AnyRouter } from "@tanstack/react-router";
import { placeOf } from "./place-of.ts";

/** Milliseconds for which a page may take to draw what had the focus. */
const PATIENCE = 3_000;

/** Gives the focus back to what had it when somebody comes back to a place of the history. Answers its end. */
export function keepFocus(router: AnyRouter): () => void {
  /** Where the focus stood, by the key of the place in the history. */
  const places = new Map<string, string>();
  let stopWaiting: (() => void) | undefined;

  const endings = [
    router.subscribe("onBeforeLoad", ({ fromLocation }) => {
      stopWaiting?.();
      const key = fromLocation?.state.__TSR_key;
      const focused = document.activeElement;
      if (!key) return;
      if (focused && focused !== document.body) places.set(key, placeOf(focused));
      else places.delete(key);
    }),
    router.subscribe("onRendered", ({ toLocation, fromLocation }) => {
      const key = toLocation.state.__TSR_key;
      const place = key && key !== fromLocation?.state.__TSR_key ? places.get(key) : undefined;
      if (place) stopWaiting = focusOnce(place);
    }),
  ];
  return () => {
    stopWaiting?.();
    for (const end of endings) end();
  };
}

/** Focuses an element as soon as it is there, unless the person does something first. */
function focusOnce(place: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const stop = () => ended.abort();
  const tryNow = () => {
    const element = document.querySelector(place);
    if (!(element instanceof HTMLElement)) return;
    stop();
    if (!document.querySelector('[aria-modal="true"]')) element.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(tryNow);
  const timer = setTimeout(stop, PATIENCE);
  signal.addEventListener("abort", () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  for (const event of ["keydown", "pointerdown"] as const) {
    addEventListener(event, stop, { signal, capture: true });
  }
  watch.observe(document.body, { childList: true, subtree: true });
  tryNow();
  return stop;
}
