import type { KeyboardEvent } from "react";
import { isPressed } from "../keyboard/is-pressed.ts";
import { previewShortcuts } from "../keyboard/shared-shortcuts.ts";
import { type ChangeView, FITTING, turned, zoomBy } from "./zoom.ts";

interface Deeds {
  readonly onView: ChangeView;
  /** To the file before or behind; left out where there is only one. */
  readonly onStep?: (by: 1 | -1) => void;
}

/** Does what a key does while a file is looked at; whether it did something. */
export function doneByKey(event: KeyboardEvent, { onView, onStep }: Deeds): boolean {
  // A player in the stage has keys of its own, and so has a field.
  if (event.target instanceof HTMLMediaElement || event.target instanceof HTMLInputElement)
    return false;
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
  deed?.();
  return deed !== undefined;
}
