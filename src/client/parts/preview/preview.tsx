import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FocusOnDialog } from "#client/ui/dialog/focus-on-dialog.tsx";
import { FullDialog } from "#client/ui/dialog/full-dialog.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { AROUND_MAX, aroundCurrent } from "./around-current.ts";
import { PreviewHead } from "./preview-head.tsx";
import type { PreviewQuestion } from "./preview-question.ts";
import { PreviewStage } from "./preview-stage.tsx";
import { PreviewStrip } from "./preview-strip.tsx";
import classes from "./preview.module.css";
import { useEndNotice } from "./use-end-notice.ts";
import { usePreviewKeys } from "./use-preview-keys.ts";
import { FITTING } from "./zoom.ts";

interface PreviewProps extends PreviewQuestion {
  readonly onClose: () => void;
}

/** Files over the whole screen, one at a time (seed 001 §2). */
export function Preview({ items: all, fileId, onClose }: PreviewProps) {
  const { t } = useTranslation("preview");
  const isPhone = useIsPhone();
  const [shownId, setShownId] = useState(fileId);
  const [view, setView] = useState(FITTING);
  const [notice, noteEnd] = useEndNotice();
  const index = Math.max(
    0,
    all.findIndex((item) => item.fileId === shownId),
  );
  const item = all[index];
  // What is small of them a phone holds only around the one that is shown.
  const beside = isPhone ? aroundCurrent(all, index, AROUND_MAX) : all;
  const show = (id: number) => {
    setShownId(id);
    setView(FITTING);
    // It was said of the file that is left.
    if (id !== shownId) noteEnd(undefined);
  };
  const step = (by: 1 | -1) => {
    const next = all[index + by];
    if (next) show(next.fileId);
    else noteEnd(by === 1 ? "last" : "first");
  };
  usePreviewKeys({ onView: setView, onStep: step });
  if (!item) return null;
  const place = `${index + 1} / ${all.length}`;
  return (
    <FullDialog label={`${item.name}  ${place}`} className={classes.screen} onClose={onClose}>
      <FocusOnDialog />
      <PreviewHead
        item={item}
        name={item.name}
        place={place}
        view={view}
        onView={setView}
        onClose={onClose}
      />
      <PreviewStage
        key={item.fileId}
        item={item}
        view={view}
        onView={setView}
        hasArrows={!isPhone}
        {...(all.length > 1 && { onStep: step })}
      />
      <output className={classes.notice} data-shown={notice !== undefined || undefined}>
        {notice && t(notice === "last" ? "lastOne" : "firstOne")}
      </output>
      {all.length > 1 && (
        <PreviewStrip
          items={beside}
          shownId={item.fileId}
          onShow={show}
          {...(isPhone && { onStep: step })}
        />
      )}
    </FullDialog>
  );
}
