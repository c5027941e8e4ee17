import {
  IconDownload,
  IconMaximize,
  IconRotate,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDownload } from "#client/parts/file/use-download.ts";
import { previewShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { useShortcutText } from "#client/parts/keyboard/use-shortcut-text.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";
import { shownAs } from "./shown-as.ts";
import { goFullScreen } from "./full-screen.ts";
import { UnscannedWords } from "./unscanned-words.tsx";
import { type ChangeView, FITTING, type PictureView, turned, zoomBy } from "./zoom.ts";

interface PreviewHeadProps {
  readonly item: PreviewItem;
  readonly name: string;
  /** Which of how many it is; left out where it stands alone. */
  readonly place?: string;
  /** Level of the heading: 1 where the file is the whole page. */
  readonly level?: 1 | 2;
  readonly view: PictureView;
  readonly onView: ChangeView;
  readonly onClose: () => void;
}

/** What is shown and what can be done with it. */
export function PreviewHead(props: PreviewHeadProps) {
  const { item, name, place, level = 2, view, onView, onClose } = props;
  const { t } = useTranslation("preview");
  const download = useDownload();
  const farther = useShortcutText(previewShortcuts.farther);
  const nearer = useShortcutText(previewShortcuts.nearer);
  const turn = useShortcutText(previewShortcuts.turn);
  const Heading = `h${level}` as const;
  const percent = t("percent", { value: Math.round(view.zoom * 100) });
  const isPicture = shownAs(item.ext) === "image";
  return (
    <>
      <div className={classes.head} data-long={isPicture || undefined}>
        <Heading className={classes.title}>
          <span className={classes.name}>{name}</span> {place && <span>{place}</span>}
        </Heading>
        <div className={classes.tools}>
          {isPicture && (
            <>
              <IconButton
                icon={IconZoomOut}
                label={t("zoomOut")}
                {...(farther && { shortcut: farther })}
                onClick={() => onView((now) => zoomBy(now, -1))}
              />
              <button
                type="button"
                className={classes.percent}
                aria-label={`${percent}, ${t("fit")}`}
                onClick={() => onView(() => FITTING)}
              >
                {percent}
              </button>
              <IconButton
                icon={IconZoomIn}
                label={t("zoomIn")}
                {...(nearer && { shortcut: nearer })}
                onClick={() => onView((now) => zoomBy(now, 1))}
              />
              <IconButton
                icon={IconRotate}
                label={t("turn")}
                {...(turn && { shortcut: turn })}
                onClick={() => onView(turned)}
              />
            </>
          )}
          <IconButton icon={IconMaximize} label={t("fullScreen")} onClick={() => goFullScreen(t)} />
          <IconButton
            icon={IconDownload}
            label={t("download")}
            onClick={() => void download(item.fileId, item.name)}
          />
          <IconButton icon={IconX} label={t("close")} onClick={onClose} />
        </div>
      </div>
      <UnscannedWords fileId={item.fileId} />
    </>
  );
}
