import { useRef } from "react";
import { useStage } from "#client/parts/drawing/stage-context.ts";
import type { Tint } from "#client/parts/drawing/tinted.ts";
import { useSharpDrawing, useWholeDrawing } from "#client/parts/drawing/use-sheet-drawing.ts";
import { useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import classes from "./compare.module.css";

interface OverLayerProps {
  readonly revision: SheetRevision;
  readonly isDark: boolean;
  readonly tint: Tint | undefined;
}

/** A revision drawn over the one that the stage shows, as large as that. */
export function OverLayer({ revision, isDark, tint }: OverLayerProps) {
  const whole = useRef<HTMLDivElement>(null);
  const sharp = useRef<HTMLDivElement>(null);
  const { view, stage, sheet } = useStage();
  const state = useSheetSource(revision);
  const source = state.state === "open" ? state.source : undefined;
  // A revision of another size is laid over the whole of the sheet.
  const scale = source ? (view.scale * sheet.width) / source.width : view.scale;
  useWholeDrawing(source, whole, tint);
  useSharpDrawing(source, sharp, { x: view.x, y: view.y, scale }, stage, tint);
  return (
    <div className={classes.paper} data-dark={isDark || undefined} aria-hidden>
      <div ref={whole} className={classes.whole} />
      <div ref={sharp} className={classes.sharp} />
    </div>
  );
}
