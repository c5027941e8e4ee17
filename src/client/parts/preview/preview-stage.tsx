import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { MediaStage } from "./media-stage.tsx";
import { PaperStage } from "./paper-stage.tsx";
import { PictureStage } from "./picture-stage.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";
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
}

/** The file itself, as far as it can be shown, with arrows to its neighbours. */
export function PreviewStage({ item, view, onView, onStep }: PreviewStageProps) {
  const { t } = useTranslation("preview");
  const as = shownAs(item.ext);
  return (
    <div className={classes.stage}>
      <Boundary row={item}>
        <Suspense>
          {as === "image" && (
            <PictureStage {...{ item, view, onView }} {...(onStep && { onStep })} />
          )}
          {(as === "video" || as === "audio") && <MediaStage item={item} as={as} />}
          {as === "stream" && <StreamStage item={item} />}
          {as === "none" && <UnshownStage item={item} />}
          {isPaper(as) && <PaperStage item={item} as={as} />}
        </Suspense>
      </Boundary>
      {onStep && (
        <>
          <span className={classes.previous}>
            <IconButton
              icon={IconChevronLeft}
              label={t("previous")}
              data-tip-side="right"
              onClick={() => onStep(-1)}
            />
          </span>
          <span className={classes.next}>
            <IconButton
              icon={IconChevronRight}
              label={t("next")}
              data-tip-side="left"
              onClick={() => onStep(1)}
            />
          </span>
        </>
      )}
    </div>
  );
}
