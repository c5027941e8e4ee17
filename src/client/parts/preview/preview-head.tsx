import { IconDownload, IconMaximize, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDownload } from "#client/parts/file/use-download.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";
import { shownAs } from "./shown-as.ts";
import { goFullScreen } from "./full-screen.ts";
import { UnscannedWords } from "./unscanned-words.tsx";
import { PictureTools } from "./picture/picture-tools.tsx";
import type { ChangeView, PictureView } from "./zoom.ts";

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
  const Heading = `h${level}` as const;
  const isPicture = shownAs(item.ext) === "image";
  return (
    <>
      <div className={classes.head} data-long={isPicture || undefined}>
        <Heading className={classes.title}>
          <span className={classes.name}>{name}</span> {place && <span>{place}</span>}
        </Heading>
        <div className={classes.tools}>
          {isPicture && <PictureTools view={view} onView={onView} />}
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
