import { type CSSProperties, type ReactNode, useRef } from "react";
import { useStageSize } from "#client/parts/drawing/use-stage-size.ts";
import classes from "../preview.module.css";
import { usePictureMoves } from "../use-picture-moves.ts";
import type { ChangeView, PictureView } from "../zoom.ts";

interface PicturePlaceProps {
  readonly view: PictureView;
  readonly onView: ChangeView;
  readonly onStep?: (by: 1 | -1) => void;
  /** The picture, for the room that there is. */
  readonly children: (stage: ReturnType<typeof useStageSize>) => ReactNode;
}

/** Where a picture lies that is zoomed, moved and turned: by wheel, by one finger or two, by the pointer. */
export function PicturePlace({ view, onView, onStep, children }: PicturePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const stage = useStageSize(place);
  const handlers = usePictureMoves({ place, view, onView, ...(onStep && { onStep }) });
  const lies = {
    "--picture-x": `${view.at.x}px`,
    "--picture-y": `${view.at.y}px`,
    "--picture-turn": `${-90 * view.turns}deg`,
    "--picture-zoom": view.zoom,
  } as CSSProperties;
  return (
    <div ref={place} className={classes.place} style={lies} {...handlers}>
      {children(stage)}
    </div>
  );
}
