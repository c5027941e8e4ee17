import { useEffect, useState } from "react";
import {
  drawForPaper,
  forgetPieces,
  type PrintedPiece,
} from "#client/parts/drawing/draw-for-paper.ts";
import type { SheetSource } from "#client/parts/drawing/sheet-source.ts";
import { DrawingQueue } from "#client/parts/preview/pdf/drawing-queue.ts";

/** One drawing at a time: each of its pieces is as large as a phone can hold. */
const queue = new DrawingQueue();

/** A sheet drawn for the printer, so many of its dots wide and with so many pixels at most; undefined until it is, and without pieces where it cannot be. */
export function usePrintedDrawing(
  source: SheetSource | undefined,
  dots: number,
  most: number,
): readonly PrintedPiece[] | undefined {
  const [pieces, setPieces] = useState<readonly PrintedPiece[]>();
  useEffect(() => {
    if (!source) return undefined;
    let made: readonly PrintedPiece[] = [];
    const stop = queue.add(async (signal) => {
      try {
        made = await drawForPaper(source, { printer: dots, most }, signal);
      } catch {
        if (signal.aborted) return;
      }
      setPieces(made);
    }, true);
    return () => {
      stop();
      forgetPieces(made);
      setPieces(undefined);
    };
  }, [source, dots, most]);
  return pieces;
}
