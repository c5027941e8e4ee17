import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useState } from "react";

/** Its own menus and dialogs lie elsewhere in the page. */
const isWithin = (place: Element, target: EventTarget | null) =>
  target instanceof Element && (place.contains(target) || target.closest("[data-portal]") !== null);

/** Whether the pointer or the focus has come to an element, and what the element listens to. */
export function useReached(element: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // A menu goes from under the pointer without a word that it has left: what counts is where it is next.
  useEffect(() => {
    if (!pointed) return undefined;
    const pointing = new AbortController();
    const { signal } = pointing;
    const leave = ({ target }: Event) => {
      if (!element.current || !isWithin(element.current, target)) setPointed(false);
    };
    document.addEventListener("pointermove", leave, { signal });
    document.documentElement.addEventListener("pointerleave", () => setPointed(false), { signal });
    return () => pointing.abort();
  }, [element, pointed]);
  const handlers = {
    // Not when it enters: React misses that where the pointer comes from a dialog that has just gone.
    onPointerMove({ currentTarget, target }: Pick<MouseEvent, "currentTarget" | "target">) {
      if (currentTarget.contains(target as Node)) setPointed(true);
    },
    onFocus: () => setFocused(true),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!isWithin(currentTarget, relatedTarget)) setFocused(false);
    },
  };
  return { reached: pointed || focused, handlers };
}
