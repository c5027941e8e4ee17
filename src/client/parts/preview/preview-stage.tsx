import { Suspense } from "react";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { late } from "#client/ui/late.tsx";
import { MediaStage } from "./media-stage.tsx";
import { PaperStage } from "./paper-stage.tsx";
import { PictureStage } from "./picture-stage.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";
import { StepButton } from "./step-button.tsx";
import { type ShownAs, type ShownPaper, shownAs } from "./shown-as.ts";
import { UnshownStage } from "./unshown-stage.tsx";
import type { ChangeView, PictureView } from "./zoom.ts";

const StreamStage = late(async () => (await import("./stream/stream-stage.tsx")).StreamStage);

const OTHERS: ReadonlySet<ShownAs> = new Set(["image", "video", "audio", "stream", "none"]);
const isPaper = (as: ShownAs): as is ShownPaper => !OTHERS.has(as);

interface PreviewStageProps {
  readonly item: PreviewItem;
  readonly view: PictureView;
  readonly onView: ChangeView;
  /** To the file before or behind; left out where there is only one. */
  readonly onStep?: (by: 1 | -1) => void;
  /** There is room for arrows at its sides. */
  readonly hasArrows?: boolean;
  /** A film begins by itself, without its sound. */
  readonly begins?: boolean;
}

/** The file itself, as far as it can be shown, with arrows to its neighbours. */
export function PreviewStage(props: PreviewStageProps) {
  const { item, view, onView, onStep, hasArrows, begins = false } = props;
  const as = shownAs(item.ext);
  return (
    <div className={classes.stage}>
      <Boundary row={item}>
        <Suspense>
          {as === "image" && (
            <PictureStage {...{ item, view, onView }} {...(onStep && { onStep })} />
          )}
          {(as === "video" || as === "audio") && <MediaStage {...{ item, as, begins }} />}
          {as === "stream" && <StreamStage item={item} />}
          {as === "none" && <UnshownStage item={item} />}
          {isPaper(as) && <PaperStage item={item} as={as} />}
        </Suspense>
      </Boundary>
      {onStep && hasArrows && (
        <>
          <span className={classes.previous}>
            <StepButton by={-1} onStep={onStep} />
          </span>
          <span className={classes.next}>
            <StepButton by={1} onStep={onStep} />
          </span>
        </>
      )}
    </div>
  );
}
