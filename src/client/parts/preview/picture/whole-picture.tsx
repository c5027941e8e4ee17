import { useFilePicture } from "#client/live/files/use-file-picture.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { MissingWords } from "../missing-words.tsx";
import type { PreviewItem } from "../preview-question.ts";
import classes from "../preview.module.css";
import type { PictureView } from "../zoom.ts";

interface WholePictureProps {
  readonly item: PreviewItem;
  readonly view: PictureView;
  /** Its content has not come, or may not be opened yet. */
  readonly isHeldBack: boolean;
}

/** A picture of which all is read at once; until then the smaller ones of it. */
export function WholePicture({ item, view, isHeldBack }: WholePictureProps) {
  const whole = useFilePicture(item.fileId, "whole");
  const smaller = useFilePicture(item.fileId, "view");
  // The list showed it at least so small, and may be all that is on this device.
  const small = useFilePicture(item.fileId, "thumb");
  const isDown = useLine() === "down";
  const sent = item.thumb && `data:image/jpeg;base64,${item.thumb}`;
  const source = whole ?? smaller ?? small ?? sent;
  if (!source) return <MissingWords fileId={item.fileId} isArriving={isHeldBack} />;
  return (
    <>
      <img
        className={classes.picture}
        data-small={(!whole && !smaller) || undefined}
        data-sideways={view.turns % 2 === 1 || undefined}
        src={source}
        alt={item.name}
        draggable={false}
      />
      {(isHeldBack || isDown) && !whole && (
        <div className={classes.why}>
          <MissingWords fileId={item.fileId} isArriving={isHeldBack} />
        </div>
      )}
    </>
  );
}
