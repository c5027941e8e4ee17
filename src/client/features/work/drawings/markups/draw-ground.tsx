import { type PointerEvent, useRef, useState } from "react";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import type { MarkupColor, MarkupKind, MarkupWidth } from "#domain/sheet/markup/markup.ts";
import { partAt, SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { MARKUP_NUMBERS_MAX } from "#domain/sheet/sheet-limits.ts";
import { MarkupLayer } from "./markup-layer.tsx";
import { thinned } from "./markup-path.ts";
import classes from "./markups.module.css";

interface DrawGroundProps {
  readonly kind: MarkupKind | "erase";
  readonly color: MarkupColor;
  readonly width: MarkupWidth;
  readonly size: SheetSize;
  readonly widthMm: number;
  /** Places in turn from the left and from the top; words and the eraser have one. */
  readonly onDrawn: (points: readonly number[]) => void;
}

/** Parts of a sheet; who moves less has pressed by mistake. */
const LEAST = SHEET_PARTS / 500;

/** Where one finger or the mouse draws; a second finger moves the sheet instead. */
export function DrawGround({ kind, color, width, size, widthMm, onDrawn }: DrawGroundProps) {
  const [points, setPoints] = useState<readonly number[]>([]);
  const fingers = useRef(new Set<number>());
  const isPoint = kind === "text" || kind === "erase";

  const placeOf = (event: PointerEvent<HTMLElement>): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (at: number, from: number, length: number) =>
      partAt(((at - from) / length) * SHEET_PARTS);
    return [part(event.clientX, box.left, box.width), part(event.clientY, box.top, box.height)];
  };
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 0) return;
    fingers.current.add(event.pointerId);
    if (fingers.current.size > 1) {
      setPoints([]);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    setPoints(placeOf(event));
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (fingers.current.size !== 1 || points.length === 0 || isPoint) return;
    const place = placeOf(event);
    setPoints((before) =>
      kind === "free" ? [...before, ...place] : [...before.slice(0, 2), ...place],
    );
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const drawn = thinned(points, MARKUP_NUMBERS_MAX);
    setPoints([]);
    const [x = 0, y = 0] = drawn;
    const isLong = drawn.some(
      (value, index) => Math.abs(value - (index % 2 === 0 ? x : y)) >= LEAST,
    );
    if (drawn.length > 0 && (isPoint || isLong)) onDrawn(drawn);
  };
  const handleCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    setPoints([]);
  };
  return (
    <>
      {!isPoint && points.length >= 4 && (
        <MarkupLayer
          markups={[{ id: 0, userId: 0, kind, color, width, points, text: "" }]}
          size={size}
          widthMm={widthMm}
        />
      )}
      <div
        className={classes.ground}
        data-ground
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleCancel}
      />
    </>
  );
}
