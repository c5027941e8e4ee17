import { type RefObject, useEffect, useEffectEvent } from "react";
import { KEYS_TAKEN } from "#client/ui/over-screen.tsx";
import { type PastePlace, pasteTaker } from "./paste-taker.ts";
import { pastedFiles } from "./pasted-files.ts";

/** Those on the screen, the newest last. */
const places: PastePlace[] = [];

/** Takes files for a place that are pasted anywhere but where somebody writes, or below what lies over the screen. */
export function usePasteFiles(
  place: RefObject<HTMLElement | null>,
  onPaste: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isWrittenIn(event.target) || !isFor(place.current, event)) return;
    const files = event.clipboardData ? pastedFiles(event.clipboardData) : [];
    if (files.length === 0) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const mine = place.current;
    const listen = (event: ClipboardEvent) => take(event);
    if (mine) places.push(mine);
    window.addEventListener("paste", listen);
    return () => {
      if (mine) places.splice(places.indexOf(mine), 1);
      window.removeEventListener("paste", listen);
    };
  }, [place]);
}

function isFor(place: HTMLElement | null, { target }: ClipboardEvent): boolean {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  // One is on its way.
  if (!dialog && document.querySelector(`[${KEYS_TAKEN}]`)) return false;
  return place !== null && pasteTaker(places, target, dialog) === place;
}

function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches("input, textarea") || target.isContentEditable)
  );
}
