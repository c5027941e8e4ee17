import { useState } from "react";
import { useFilePicture } from "#client/live/files/use-file-picture.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { MissingWords } from "../missing-words.tsx";
import type { PreviewItem } from "../preview-question.ts";
import classes from "../preview.module.css";
import { UnshownStage } from "../unshown-stage.tsx";
import type { PictureView } from "../zoom.ts";
import { DrawnPicture } from "./drawn-picture.tsx";

interface WholePictureProps {
  readonly item: PreviewItem;
  readonly view: PictureView;
  /** Its content has not come, or may not be opened yet. */
  readonly isHeldBack: boolean;
}

/** A picture of which all is read at once; until then, and where this browser cannot draw it, the smaller ones of it. */
export function WholePicture({ item, view, isHeldBack }: WholePictureProps) {
  const whole = useFilePicture(item.fileId, "whole");
  const smaller = useFilePicture(item.fileId, "view");
  // The list showed it at least so small, and may be all that is on this device.
  const small = useFilePicture(item.fileId, "thumb");
  const isDown = useLine() === "down";
  const sent = item.thumb && `data:image/jpeg;base64,${item.thumb}`;
  const [undrawn, setUndrawn] = useState<readonly string[]>([]);
  const source = [whole, smaller, small, sent].find(
    (address) => address && !undrawn.includes(address),
  );
  if (!source && undrawn.length > 0) return <UnshownStage item={item} />;
  if (!source) return <MissingWords fileId={item.fileId} isArriving={isHeldBack} />;
  return (
    <>
      <DrawnPicture
        address={source}
        name={item.name}
        view={view}
        isSmall={source !== whole && source !== smaller}
        onLost={() => setUndrawn((before) => [...before, source])}
      />
      {(isHeldBack || isDown) && !whole && (
        <div className={classes.why}>
          <MissingWords fileId={item.fileId} isArriving={isHeldBack} />
        </div>
      )}
    </>
  );
}
