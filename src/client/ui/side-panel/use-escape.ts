import { useEffect, useEffectEvent } from "react";
import { isComposing } from "#client/platform/is-composing.ts";

/** Menus, pickers and dialogs take Escape for themselves before what they stand on does. */
export function isForSomethingAbove(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event)) return true;
  const place = event.target instanceof Element ? event.target : undefined;
  const inLayer = place?.closest("[data-portal]") !== null && place !== undefined;
  const opensLayer = place?.closest('[aria-expanded="true"]') !== null && place !== undefined;
  return inLayer || opensLayer || document.querySelector('[aria-modal="true"]') !== null;
}

/**
 * Calls back when Escape is pressed anywhere, unless something above this wants the key. That is asked on the key's way
 * down: on its way up, whatever was above may have closed already.
 */
export function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    let isMeant = false;
    const ask = (event: KeyboardEvent) => {
      isMeant = event.key === "Escape" && !isForSomethingAbove(event);
    };
    const listen = (event: KeyboardEvent) => {
      if (isMeant && !event.defaultPrevented) handle();
    };
    window.addEventListener("keydown", ask, { capture: true });
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("keydown", ask, { capture: true });
      window.removeEventListener("keydown", listen);
    };
  }, []);
}
