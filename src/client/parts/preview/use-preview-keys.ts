import { useEffect, useEffectEvent } from "react";
import { isPressed } from "../keyboard/is-pressed.ts";
import { previewShortcuts } from "../keyboard/shared-shortcuts.ts";
import { type ChangeView, FITTING, turned, zoomBy } from "./zoom.ts";

interface Deeds {
  readonly onView: ChangeView;
  /** To the file before or behind; left out where there is only one. */
  readonly onStep?: (by: 1 | -1) => void;
}

/** Does what keys do while a file is looked at, wherever the focus is. */
export function usePreviewKeys({ onView, onStep }: Deeds): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasKeysOfItsOwn(event.target)) return;
    const deeds = {
      next: onStep && (() => onStep(1)),
      previous: onStep && (() => onStep(-1)),
      nearer: () => onView((view) => zoomBy(view, 1)),
      farther: () => onView((view) => zoomBy(view, -1)),
      fit: () => onView(() => FITTING),
      turn: () => onView(turned),
    };
    const names = Object.keys(deeds) as (keyof typeof deeds)[];
    const pressed = names.find((name) => isPressed(event, previewShortcuts[name]));
    const deed = pressed && deeds[pressed];
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function hasKeysOfItsOwn(place: EventTarget | null): boolean {
  const own = [HTMLMediaElement, HTMLInputElement, HTMLSelectElement];
  return own.some((kind) => place instanceof kind);
}
