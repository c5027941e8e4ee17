import { useEffect, useRef } from "react";
import type { TaskPlace } from "#client/data/queries/sheets.ts";
import { putCanvas } from "#client/parts/preview/pdf/draw-page.ts";
import { DrawingQueue } from "#client/parts/preview/pdf/drawing-queue.ts";
import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { Task } from "#domain/task/task.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { useTellMark } from "#client/parts/task/state/use-tell-mark.ts";
import { PinMark } from "./pin-mark.tsx";
import { pinStateOf } from "./pin-state.ts";
import classes from "./sheet-piece.module.css";
import type { SheetPart, SheetSize, SheetSource } from "./sheet-source.ts";
import { useSheetSource } from "./use-sheet-source.ts";

interface SheetPieceProps {
  readonly place: TaskPlace;
  readonly task: Task;
}

/** How much of the longer side of a sheet is shown around a pin. */
const AROUND = 0.25;

const queue = new DrawingQueue();

/** A small piece of a sheet, with the pin of a task in its middle. */
export function SheetPiece({ place: { pin, revision }, task }: SheetPieceProps) {
  const tellMark = useTellMark();
  const now = useNow();
  const place = useRef<HTMLSpanElement>(null);
  const state = useSheetSource(revision);
  usePieceDrawing(state.state === "open" ? state.source : undefined, pin, place);
  return (
    <span className={classes.piece} aria-hidden>
      <span ref={place} className={classes.paper} />
      <span className={classes.pin}>
        <PinMark number={pin.number} state={pinStateOf(task, tellMark, now)} />
      </span>
    </span>
  );
}

function usePieceDrawing(
  source: SheetSource | undefined,
  { x, y }: SheetPlace,
  place: React.RefObject<HTMLSpanElement | null>,
): void {
  useEffect(() => {
    const element = place.current;
    if (!source || !element) return undefined;
    const [width, height] = [Math.max(1, element.clientWidth), Math.max(1, element.clientHeight)];
    const scale = width / (AROUND * Math.max(source.width, source.height));
    const part = pieceAround({ x, y }, { width, height }, source, scale);
    const stop = queue.add(async (signal) => {
      putCanvas(element, await source.draw(part, scale, signal));
    }, false);
    return () => {
      stop();
      putCanvas(element);
    };
  }, [source, x, y, place]);
}

/** The part of a sheet with a place in its middle, in pixels at a scale; it may reach beyond the paper. */
function pieceAround(
  { x, y }: SheetPlace,
  { width, height }: SheetSize,
  sheet: SheetSize,
  scale: number,
): SheetPart {
  return {
    x: (x / SHEET_PARTS) * sheet.width * scale - width / 2,
    y: (y / SHEET_PARTS) * sheet.height * scale - height / 2,
    width,
    height,
  };
}
