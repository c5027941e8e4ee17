import { useEffect } from "react";
import {
  drawForPaper,
  type PaperWish,
  type PrintedPiece,
} from "#client/parts/drawing/draw-for-paper.ts";
import { DrawingQueue } from "#client/parts/preview/pdf/drawing-queue.ts";
import { type SourceState, useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";

interface SheetInTurnProps extends PaperWish {
  readonly revision: SheetRevision;
  /** Gets all of it in pieces that are to be given back; none where it cannot be drawn. */
  readonly onPieces: (pieces: readonly PrintedPiece[]) => void;
  /** It cannot be had now, or not be read. */
  readonly onMissing: (source: SourceState) => void;
}

const queue = new DrawingQueue();

/** Opens a sheet for as long as it takes to draw it once; shows nothing itself. */
export function SheetInTurn({ revision, printer, most, onPieces, onMissing }: SheetInTurnProps) {
  const state = useSheetSource(revision);
  const source = state.state === "open" ? state.source : undefined;
  useEffect(() => {
    if (!source) return undefined;
    return queue.add(async (signal) => {
      let pieces: readonly PrintedPiece[] = [];
      try {
        pieces = await drawForPaper(source, { printer, most }, signal);
      } catch {
        if (signal.aborted) return;
      }
      onPieces(pieces);
    }, true);
  }, [source, printer, most, onPieces]);
  useEffect(() => {
    if (state.state !== "open" && state.state !== "loading") onMissing(state);
  }, [state, onMissing]);
  return null;
}
