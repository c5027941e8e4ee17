import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import type { DrawnRow } from "./drawn-row.ts";
import type { MarkupHands } from "./markup-hands.ts";
import { movedPoints, type PartsMoved } from "./moved-points.ts";

/** A pointer that has moved less only presses, pixels. */
const SLACK = 6;
/** Parts of the sheet by which an arrow key moves, and finer with Shift. */
const STEP = SHEET_PARTS / 200;
const FINE = SHEET_PARTS / 2_000;

const ways: Readonly<Record<string, PartsMoved>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Began {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A markup that is pressed, and once it is chosen moved by mouse, finger and arrow keys: before that a press moves the sheet, so
 * that nobody moves one who meant that. Escape lets it go back.
 */
export function useMoveMarkup(markup: Pick<DrawnRow, "id" | "points">, hands: MarkupHands) {
  const { id, points } = markup;
  const { onChoose, onMove, onRemove } = hands;
  const isChosen = hands.chosenId === id;
  const [moved, setMoved] = useState<readonly number[]>();
  const began = useRef<Began>(undefined);
  // A click follows the release of what was dragged too.
  const isDropped = useRef(false);
  // What was moved is where it was moved to.
  if (moved?.every((part, index) => part === points[index])) setMoved(undefined);
  const drop = async (isStep: boolean) => {
    if (moved && !(await onMove(id, moved, isStep))) setMoved(undefined);
  };
  const letGo = () => {
    began.current = undefined;
    setMoved(undefined);
  };
  const onPointerDown = (event: PointerEvent<SVGElement>) => {
    isDropped.current = false;
    if (!isChosen || (event.pointerType === "touch" && !event.isPrimary)) return;
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<SVGElement>) => {
    const start = began.current;
    const sheet = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (start?.pointerId !== event.pointerId || !sheet) return;
    const [across, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!moved && Math.hypot(across, down) < SLACK) return;
    isDropped.current = true;
    const by = {
      x: (across / sheet.width) * SHEET_PARTS,
      y: (down / sheet.height) * SHEET_PARTS,
    };
    setMoved(movedPoints(points, by));
  };
  const onPointerUp = () => {
    if (!began.current) return;
    began.current = undefined;
    void drop(false);
  };
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (!isDropped.current) onChoose(id);
    isDropped.current = false;
  };
  const press = (key: string, isFine: boolean): boolean => {
    const way = ways[key];
    if (key === "Enter" || key === " ") onChoose(isChosen ? undefined : id);
    else if (!isChosen) return false;
    else if (key === "Delete" || key === "Backspace") onRemove(id);
    else if (key === "Escape" && (began.current || moved)) letGo();
    else if (key === "Escape") onChoose(undefined);
    else if (way) {
      const step = isFine ? FINE : STEP;
      setMoved(movedPoints(moved ?? points, { x: way.x * step, y: way.y * step }));
    } else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !press(event.key, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (ways[event.key]) void drop(true);
  };
  /** A key that is let go of elsewhere is not heard here. */
  const onBlur = () => {
    if (!began.current) void drop(true);
  };
  return {
    isChosen,
    /** Where it is moved to; undefined = it lies. */
    moved,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: letGo,
      onKeyDown,
      onKeyUp,
      onBlur,
      onClick,
    },
  };
}
