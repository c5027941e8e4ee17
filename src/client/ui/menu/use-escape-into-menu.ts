import { type RefObject, useLayoutEffect } from "react";

/**
 * A menu hears Escape once it has the focus, which comes a moment after it is seen, and can be taken away again by what is drawn
 * behind it. Whoever sees a menu may close it: the key is handed to the newest one.
 */
export function useEscapeIntoMenu(layers: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const handOver = (event: KeyboardEvent) => {
      const menu = openMenu(layers.current);
      if (event.key !== "Escape" || !menu || isWithin(layers.current, event.target)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      menu.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    };
    window.addEventListener("keydown", handOver, { capture: true });
    return () => window.removeEventListener("keydown", handOver, { capture: true });
  }, [layers]);
}

/** One that is just fading away is none. */
function openMenu(layers: HTMLElement | null): Element | undefined {
  const menus = [...(layers?.querySelectorAll("[data-menu-dropdown]") ?? [])];
  return menus.findLast((menu) => {
    const button = document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
    return button?.getAttribute("aria-expanded") === "true";
  });
}

function isWithin(layers: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && layers?.contains(target) === true;
}
