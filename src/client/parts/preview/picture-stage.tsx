import { useFile } from "#client/live/files/use-files.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import { PicturePlace } from "./picture/picture-place.tsx";
import { TiledPicture } from "./picture/tiled-picture.tsx";
import { WholePicture } from "./picture/whole-picture.tsx";
import type { PreviewItem } from "./preview-question.ts";
import type { ChangeView, PictureView } from "./zoom.ts";

interface PictureStageProps {
  readonly item: PreviewItem;
  readonly view: PictureView;
  readonly onView: ChangeView;
  readonly onStep?: (by: 1 | -1) => void;
}

/** A picture that is looked at; a very large one is read in tiles. */
export function PictureStage({ item, view, onView, onStep }: PictureStageProps) {
  const file = useFile(item.fileId);
  const known = file.state === "ready" ? file.value : undefined;
  const isHeldBack = known?.arriveTime === 0;
  return (
    <PicturePlace {...{ view, onView }} {...(onStep && { onStep })}>
      {(stage) =>
        file.state !== "loading" &&
        (known && isLargePicture(known) ? (
          <TiledPicture {...{ item, view, stage, isHeldBack }} size={known} />
        ) : (
          <WholePicture {...{ item, view, isHeldBack }} />
        ))
      }
    </PicturePlace>
  );
}
