import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

export const LEAST = 240;
export const MOST = 520;
const USUAL = 320;
const STEP = 16;

export function clampWidth(width: number): number {
  return Number.isFinite(width) ? Math.round(Math.min(MOST, Math.max(LEAST, width))) : USUAL;
}

/** Where the arrow keys, Home and End lead from a width; undefined for other keys. */
export function widthAfterKey(key: string, width: number): number | undefined {
  const wanted: Record<string, number> = {
    ArrowLeft: width - STEP,
    ArrowRight: width + STEP,
    Home: LEAST,
    End: MOST,
  };
  const next = wanted[key];
  return next === undefined ? undefined : clampWidth(next);
}

/** Width of a pane in pixels, kept in this browser, and what its divider listens to. */
export function usePaneWidth(storageKey: string) {
  const name = `split.${storageKey}`;
  const [kept, setKept] = useState(() => Number(readSetting(name) ?? USUAL));
  const keep = (next: number) => {
    setKept(next);
    writeSetting(name, String(next));
  };
  const [drag, setDrag] = useState<{ readonly width: number; readonly offset: number }>();
  const width = drag?.width ?? clampWidth(kept);
  const divider = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ width, offset: width - event.clientX });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag) setDrag({ ...drag, width: clampWidth(event.clientX + drag.offset) });
    },
    // Also comes when the pointer is let go or taken away.
    onLostPointerCapture() {
      if (drag) keep(drag.width);
      setDrag(undefined);
    },
    onDoubleClick: () => keep(USUAL),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const next = widthAfterKey(event.key, width);
      if (next === undefined) return;
      event.preventDefault();
      keep(next);
    },
  };
  return { width, dragging: drag !== undefined, divider };
}
