import { type CSSProperties, useRef } from "react";
import { useFile } from "#client/live/files/use-files.ts";
import { useFilePicture } from "#client/live/files/use-file-picture.ts";
import { MissingWords } from "./missing-words.tsx";
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

/** A picture that is zoomed, moved and turned: by wheel, by one finger or two, by the pointer. */
export function PictureStage({ item, view, onView, onStep }: PictureStageProps) {
  const file = useFile(item.fileId);
  const place = useRef<HTMLDivElement>(null);
  const whole = useFilePicture(item.fileId, "whole");
  const smaller = useFilePicture(item.fileId, "view");
  const thumb = item.thumb && `data:image/jpeg;base64,${item.thumb}`;
  const source = whole ?? smaller ?? thumb;
  const isHeldBack = file.state === "ready" && file.value?.arriveTime === 0;
  const handlers = usePictureMoves({ place, view, onView, ...(onStep && { onStep }) });
  const lies = {
    "--picture-x": `${view.at.x}px`,
    "--picture-y": `${view.at.y}px`,
    "--picture-turn": `${-90 * view.turns}deg`,
    "--picture-zoom": view.zoom,
  } as CSSProperties;
  return (
    <div ref={place} className={classes.place} {...handlers}>
      {source ? (
        <img
          className={classes.picture}
          style={lies}
          data-small={(!whole && !smaller) || undefined}
          data-sideways={view.turns % 2 === 1 || undefined}
          src={source}
          alt={item.name}
          draggable={false}
        />
      ) : (
        <MissingWords fileId={item.fileId} isArriving={isHeldBack} />
      )}
      {source && isHeldBack && !whole && (
        <div className={classes.why}>
          <MissingWords fileId={item.fileId} isArriving />
        </div>
      )}
    </div>
  );
}
