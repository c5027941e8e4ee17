import { useEffect } from "react";
import { DrawingQueue } from "#client/parts/preview/pdf/drawing-queue.ts";
import { pictureOfSheet } from "#client/parts/drawing/use-sheet-drawing.ts";
import { type SourceState, useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";

interface SheetInTurnProps {
  readonly revision: SheetRevision;
  /** Gets all of it as a picture, whose address is to be given back. */
  readonly onPicture: (address: string) => void;
  /** It cannot be had now, or not be read. */
  readonly onMissing: (source: SourceState) => void;
}

const queue = new DrawingQueue();

/** Opens a sheet for as long as it takes to draw it once; shows nothing itself. */
export function SheetInTurn({ revision, onPicture, onMissing }: SheetInTurnProps) {
  const state = useSheetSource(revision);
  const source = state.state === "open" ? state.source : undefined;
  useEffect(() => {
    if (!source) return undefined;
    return queue.add(async (signal) => onPicture(await pictureOfSheet(source, signal)), true);
  }, [source, onPicture]);
  useEffect(() => {
    if (state.state !== "open" && state.state !== "loading") onMissing(state);
  }, [state, onMissing]);
  return null;
}
