import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { partAt, SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";

/** A pointer that has moved less only presses, pixels. */
const SLACK = 6;

interface DragPin {
  readonly from: SheetPlace;
  readonly isSelected: boolean;
  readonly onTap: () => void;
  readonly onDrop: (place: SheetPlace) => void;
}

interface Began {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A pin that is dragged to another place, as long as it is: Escape lets it go back. A finger drags only the pin that is looked
 * at, so that nobody moves one who meant the sheet.
 */
export function useDragPin({ from, isSelected, onTap, onDrop }: DragPin) {
  const [place, setPlace] = useState<SheetPlace>();
  const began = useRef<Began>(undefined);
  // A click follows the release of what was dragged too.
  const isDropped = useRef(false);
  const letGo = () => {
    began.current = undefined;
    setPlace(undefined);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    isDropped.current = false;
    // Other fingers are for the sheet, which two enlarge wherever they lie.
    if (event.pointerType === "touch" && !(isSelected && event.isPrimary)) return;
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = began.current;
    const sheet = event.currentTarget.offsetParent?.getBoundingClientRect();
    if (start?.pointerId !== event.pointerId || !sheet) return;
    const [across, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!place && Math.hypot(across, down) < SLACK) return;
    setPlace({
      x: moved(from.x, across / sheet.width),
      y: moved(from.y, down / sheet.height),
    });
  };
  const onPointerUp = () => {
    if (place) {
      isDropped.current = true;
      onDrop(place);
    }
    letGo();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !began.current) return;
    event.stopPropagation();
    isDropped.current = true;
    letGo();
  };
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (!isDropped.current) onTap();
    isDropped.current = false;
  };
  return {
    /** Where it is dragged to; undefined = it stands. */
    place,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: letGo,
      onKeyDown,
      onClick,
    },
  };
}

function moved(from: number, by: number): number {
  return partAt(from + by * SHEET_PARTS);
}
