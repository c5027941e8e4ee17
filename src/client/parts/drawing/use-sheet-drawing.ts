import { type RefObject, useEffect } from "react";
import { putCanvas } from "#client/parts/preview/pdf/draw-page.ts";
import { DrawingQueue } from "#client/parts/preview/pdf/drawing-queue.ts";
import { seenPart, type StageView } from "./place-view.ts";
import type { SheetPart, SheetSize, SheetSource } from "./sheet-source.ts";
import { type Tint, tinted } from "./tinted.ts";

/** Pixels of the longer side of the picture of a whole sheet: what phones hold beside the sharp part. */
const WHOLE_SIDE = 2048;
/** Nothing has moved for so long, ms. */
const REST = 120;

const queue = new DrawingQueue();

/** Draws a whole sheet once, coarse enough for a phone; enlarged it stands for what is not drawn yet. */
export function useWholeDrawing(
  source: SheetSource | undefined,
  place: RefObject<HTMLDivElement | null>,
  tint?: Tint,
): void {
  useEffect(() => {
    const element = place.current;
    if (!source || !element) return undefined;
    const scale = wholeScale(source);
    const part = { x: 0, y: 0, width: source.width * scale, height: source.height * scale };
    const stop = queue.add(async (signal) => {
      putCanvas(element, await drawPart(source, part, scale, { signal, tint }));
      element.dataset["drawn"] = "";
    }, true);
    return () => {
      stop();
      delete element.dataset["drawn"];
      putCanvas(element);
    };
  }, [source, place, tint]);
}

interface DrawingWish {
  readonly signal: AbortSignal;
  readonly tint: Tint | undefined;
}

async function drawPart(
  source: SheetSource,
  part: SheetPart,
  scale: number,
  { signal, tint }: DrawingWish,
): Promise<HTMLCanvasElement> {
  const canvas = await source.draw(part, scale, signal);
  return tint ? tinted(canvas, tint) : canvas;
}

function wholeScale({ width, height }: SheetSize): number {
  return WHOLE_SIDE / Math.max(width, height) / globalThis.devicePixelRatio;
}

/** Draws what can be seen once more, as fine as the screen, where the picture of the whole is coarser. */
export function useSharpDrawing(
  source: SheetSource | undefined,
  place: RefObject<HTMLDivElement | null>,
  view: StageView,
  stage: SheetSize,
  tint?: Tint,
): void {
  useEffect(() => {
    const element = place.current;
    if (!source || !element || view.scale <= wholeScale(source)) {
      if (element) putCanvas(element);
      return undefined;
    }
    let stop = () => {};
    const rest = setTimeout(() => {
      const part = seenPart(view, stage, source);
      if (!part) return;
      stop = queue.add(async (signal) => {
        const canvas = await drawPart(source, part, view.scale, { signal, tint });
        const whole = { width: source.width * view.scale, height: source.height * view.scale };
        // In parts of the sheet it stays in its place while the sheet is enlarged further.
        Object.assign(canvas.style, {
          left: `${(100 * part.x) / whole.width}%`,
          top: `${(100 * part.y) / whole.height}%`,
          width: `${(100 * part.width) / whole.width}%`,
          height: `${(100 * part.height) / whole.height}%`,
        });
        putCanvas(element, canvas);
      }, true);
    }, REST);
    return () => {
      clearTimeout(rest);
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a view made anew lies where it lay
  }, [source, place, view.x, view.y, view.scale, stage, tint]);
  useEffect(() => {
    const element = place.current;
    return () => {
      if (element) putCanvas(element);
    };
  }, [source, place]);
}
