import { type CSSProperties, useRef } from "react";
import { useFile } from "#client/live/files/use-files.ts";
import { useStageSize } from "#client/parts/drawing/use-stage-size.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import { TiledPicture } from "./picture/tiled-picture.tsx";
import { WholePicture } from "./picture/whole-picture.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";
import { usePictureMoves } from "./use-picture-moves.ts";
import type { ChangeView, PictureView } from "./zoom.ts";

interface PictureStageProps {
  readonly item: PreviewItem;
  readonly view: PictureView;
  readonly onView: ChangeView;
  readonly onStep?: (by: 1 | -1) => void;
}

/** A picture that is zoomed, moved and turned: by wheel, by one finger or two, by the pointer. A very large one is read in tiles. */
export function PictureStage({ item, view, onView, onStep }: PictureStageProps) {
  const file = useFile(item.fileId);
  const place = useRef<HTMLDivElement>(null);
  const stage = useStageSize(place);
  const handlers = usePictureMoves({ place, view, onView, ...(onStep && { onStep }) });
  const known = file.state === "ready" ? file.value : undefined;
  const isHeldBack = known?.arriveTime === 0;
  const lies = {
    "--picture-x": `${view.at.x}px`,
    "--picture-y": `${view.at.y}px`,
    "--picture-turn": `${-90 * view.turns}deg`,
    "--picture-zoom": view.zoom,
  } as CSSProperties;
  return (
    <div ref={place} className={classes.place} style={lies} {...handlers}>
      {file.state !== "loading" &&
        (known && isLargePicture(known) ? (
          <TiledPicture {...{ item, view, stage, isHeldBack }} size={known} />
        ) : (
          <WholePicture {...{ item, view, isHeldBack }} />
        ))}
    </div>
  );
}
