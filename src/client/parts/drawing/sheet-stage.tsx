import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from "react";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import {
  enlarged,
  fitting,
  keptOnStage,
  lookingAt,
  moved,
  placeAt,
  type StagePoint,
  type StageView,
} from "./place-view.ts";
import type { SheetSize, SheetSource } from "./sheet-source.ts";
import { StageContext } from "./stage-context.ts";
import type { Tint } from "./tinted.ts";
import classes from "./sheet-stage.module.css";
import { useSharpDrawing, useWholeDrawing } from "./use-sheet-drawing.ts";
import { useStageMoves } from "./use-stage-moves.ts";
import { useStageSize } from "./use-stage-size.ts";

/** What others do to a stage. */
export interface StageHandle {
  /** Nearer or farther, around the middle. */
  enlarge(factor: number): void;
  fit(): void;
  move(by: StagePoint): void;
  /** Brings a place into the middle, enlarged where it was small. */
  show(place: SheetPlace): void;
  /** The place in the middle. */
  middle(): SheetPlace | undefined;
  /** Whether an element is the stage itself. */
  holds(element: EventTarget | null): boolean;
}

interface SheetStageProps {
  readonly ref?: Ref<StageHandle>;
  readonly label: string;
  /** Of the revision, known before its content is here. */
  readonly size: SheetSize;
  readonly source: SheetSource | undefined;
  /** Dark paper, with light lines. */
  readonly isDark: boolean;
  /** One finger draws, and does not move the sheet. */
  readonly isDrawing?: boolean;
  /** A press sets something. */
  readonly isAiming?: boolean;
  /** In what colour it is compared with another one. */
  readonly tint?: Tint | undefined;
  readonly onTap?: (place: SheetPlace | undefined) => void;
  readonly onHold?: (place: SheetPlace) => void;
  /** By how much it is enlarged, 1 = it fits. */
  readonly onZoom?: (zoom: number) => void;
  /** What lies over the sheet, in parts of it. */
  readonly children?: ReactNode;
}

/** A sheet that is moved and enlarged, with what lies over it. */
export function SheetStage({
  ref,
  label,
  size,
  source,
  isDark,
  isDrawing = false,
  isAiming = false,
  tint,
  onTap,
  onHold,
  onZoom,
  children,
}: SheetStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const sharp = useRef<HTMLDivElement>(null);
  const stage = useStageSize(place);
  const [chosen, setChosen] = useState<StageView>();
  const { width, height } = source ?? size;
  const fit = fitting(stage, { width, height });
  const view = chosen ?? fit;
  const change = useCallback(
    (by: (view: StageView) => StageView) => {
      const sheet = { width, height };
      setChosen((now) => keptOnStage(by(now ?? fitting(stage, sheet)), stage, sheet));
    },
    [stage, width, height],
  );
  useWholeDrawing(source, whole, tint);
  useSharpDrawing(source, sharp, view, stage, tint);
  useLayoutEffect(() => onZoom?.(view.scale / fit.scale), [onZoom, view.scale, fit.scale]);
  const middle = { x: stage.width / 2, y: stage.height / 2 };
  useImperativeHandle(ref, () => ({
    enlarge: (factor) => change((now) => enlarged(now, factor, middle, fit.scale)),
    fit: () => setChosen(undefined),
    move: (by) => change((now) => moved(now, by)),
    show: (at) => change((now) => lookingAt(at, stage, { width, height }, now.scale)),
    middle: () => placeAt(middle, view, { width, height }),
    holds: (element) => element === place.current,
  }));
  const handlers = useStageMoves({
    place,
    fit: fit.scale,
    onView: change,
    isDrawing,
    onTap: (point) => onTap?.(placeAt(point, view, { width, height })),
    onHold: (point) => {
      const at = placeAt(point, view, { width, height });
      if (at) onHold?.(at);
    },
  });
  const lies = {
    "--sheet-x": `${view.x}px`,
    "--sheet-y": `${view.y}px`,
    "--sheet-width": `${width * view.scale}px`,
    "--sheet-height": `${height * view.scale}px`,
    "--sheet-pixels": width * view.scale,
  } as CSSProperties;
  return (
    <section
      ref={place}
      className={classes.stage}
      data-stage
      aria-label={label}
      data-aiming={isDrawing || isAiming || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what is in focus
      tabIndex={0}
      {...handlers}
    >
      <div className={classes.sheet} style={lies} data-dark={isDark || undefined}>
        <div className={classes.paper} data-dark={isDark || undefined} aria-hidden>
          <div ref={whole} className={classes.whole} />
          <div ref={sharp} className={classes.sharp} />
        </div>
        <StageContext value={{ view, stage, sheet: { width, height } }}>{children}</StageContext>
      </div>
    </section>
  );
}
