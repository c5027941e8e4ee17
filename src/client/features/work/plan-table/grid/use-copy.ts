import { type RefObject, useEffect, useEffectEvent } from "react";

/** What is copied while the focus is on a place that has no words to select; nothing where it says nothing. */
export function useCopy(place: RefObject<HTMLElement | null>, textOf: () => string): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    // The browser tells the page, because nothing is selected there.
    if (document.activeElement !== place.current || getSelection()?.toString()) return;
    const text = textOf();
    if (text === "") return;
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handle(event);
    document.addEventListener("copy", listen);
    return () => document.removeEventListener("copy", listen);
  }, []);
}
