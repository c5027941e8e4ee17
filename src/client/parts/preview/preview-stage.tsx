import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { MediaStage } from "./media-stage.tsx";
import { PaperStage } from "./paper-stage.tsx";
import { PictureStage } from "./picture-stage.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";
import { shownAs } from "./shown-as.ts";
import { UnshownStage } from "./unshown-stage.tsx";
import type { ChangeView, PictureView } from "./zoom.ts";

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
          {as === "none" && <UnshownStage item={item} />}
          {as !== "image" && as !== "video" && as !== "audio" && as !== "none" && (
            <PaperStage item={item} as={as} />
          )}
        </Suspense>
      </Boundary>
      {onStep && (
        <>
          <span className={classes.previous}>
            <IconButton icon={IconChevronLeft} label={t("previous")} onClick={() => onStep(-1)} />
          </span>
          <span className={classes.next}>
            <IconButton icon={IconChevronRight} label={t("next")} onClick={() => onStep(1)} />
          </span>
        </>
      )}
    </div>
  );
}
