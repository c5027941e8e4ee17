import { type CSSProperties, useRef } from "react";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import { useStage } from "#client/parts/drawing/stage-context.ts";
import type { Tint } from "#client/parts/drawing/tinted.ts";
import { useSharpDrawing, useWholeDrawing } from "#client/parts/drawing/use-sheet-drawing.ts";
import { useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import type { Alignment } from "./alignment.ts";
import classes from "./compare.module.css";

interface OverLayerProps {
  readonly revision: SheetRevision;
  /** The one below it. */
  readonly older: SheetSize;
  readonly alignment: Alignment;
  readonly isDark: boolean;
  readonly tint: Tint | undefined;
}

/** A revision drawn over the one that the stage shows, as it is aligned with that. */
export function OverLayer({ revision, older, alignment, isDark, tint }: OverLayerProps) {
  const whole = useRef<HTMLDivElement>(null);
  const sharp = useRef<HTMLDivElement>(null);
  const { view, stage, sheet } = useStage();
  const state = useSheetSource(revision);
  const source = state.state === "open" ? state.source : undefined;
  // In parts of the one below, whose pages may be measured in other units than its row says.
  const across = (units: number) => units / older.width;
  const down = (units: number) => units / older.height;
  const wide = across(revision.width * alignment.scale);
  const scale = (view.scale * sheet.width * wide) / (source?.width ?? revision.width);
  const x = view.x + across(alignment.x) * sheet.width * view.scale;
  const y = view.y + down(alignment.y) * sheet.height * view.scale;
  useWholeDrawing(source, whole, tint);
  useSharpDrawing(source, sharp, { x, y, scale }, stage, tint);
  const lies = {
    "--over-x": `${100 * across(alignment.x)}%`,
    "--over-y": `${100 * down(alignment.y)}%`,
    "--over-width": `${100 * wide}%`,
    "--over-height": `${100 * down(revision.height * alignment.scale)}%`,
  } as CSSProperties;
  return (
    <div className={classes.paper} style={lies} data-dark={isDark || undefined} aria-hidden>
      <div ref={whole} className={classes.whole} />
      <div ref={sharp} className={classes.sharp} />
    </div>
  );
}
