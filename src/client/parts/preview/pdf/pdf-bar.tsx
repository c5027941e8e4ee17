import { TextInput } from "@mantine/core";
import {
  IconArrowAutofitWidth,
  IconLayoutSidebar,
  IconRotate,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import paper from "../paper/paper.module.css";
import { stepZoom, ZOOM_MAX, ZOOM_MIN } from "../zoom-steps.ts";
import classes from "./pdf.module.css";

interface PdfBarProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly zoom: number;
  readonly isFitting: boolean;
  readonly onZoom: (zoom: number) => void;
  readonly onFitWidth: () => void;
  readonly onTurn: () => void;
  readonly hasThumbnails: boolean;
  readonly onThumbnails: () => void;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
}

/** What can be done with a PDF that is read. */
export function PdfBar(props: PdfBarProps) {
  const { page, pages, onPage, zoom, isFitting, onZoom, onFitWidth, onTurn } = props;
  const { hasThumbnails, onThumbnails, isSearching, onSearch } = props;
  const { t } = useTranslation("paper");
  return (
    <div className={paper.bar} role="toolbar" aria-label={t("bar")}>
      <IconButton
        icon={IconLayoutSidebar}
        label={t("thumbnails")}
        pressed={hasThumbnails}
        onClick={onThumbnails}
      />
      <PageField page={page} pages={pages} onPage={onPage} />
      <span className={classes.gap} />
      <IconButton
        icon={IconZoomOut}
        label={t("zoomOut")}
        shortcut="-"
        disabled={zoom <= ZOOM_MIN}
        onClick={() => onZoom(stepZoom(zoom, -1))}
      />
      <output className={classes.percent} aria-label={t("zoom")}>
        {t("percent", { percent: Math.round(zoom * 100) })}
      </output>
      <IconButton
        icon={IconZoomIn}
        label={t("zoomIn")}
        shortcut="+"
        disabled={zoom >= ZOOM_MAX}
        onClick={() => onZoom(stepZoom(zoom, 1))}
      />
      <IconButton
        icon={IconArrowAutofitWidth}
        label={t("fitWidth")}
        shortcut="0"
        pressed={isFitting}
        onClick={onFitWidth}
      />
      <IconButton icon={IconRotate} label={t("turn")} onClick={onTurn} />
      <IconButton icon={IconSearch} label={t("search")} pressed={isSearching} onClick={onSearch} />
    </div>
  );
}

type PageFieldProps = Pick<PdfBarProps, "page" | "pages" | "onPage">;

/** The page that is seen, and a way to another one by its number. */
function PageField({ page, pages, onPage }: PageFieldProps) {
  const { t } = useTranslation("paper");
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const asked = Math.round(Number(typed));
    if (asked >= 1 && asked <= pages) onPage(asked);
    setTyped(undefined);
  };
  return (
    <>
      <TextInput
        className={classes.number}
        value={typed ?? String(page)}
        size="xs"
        inputMode="numeric"
        aria-label={t("pageNumber")}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={go}
        onKeyDown={({ key }) => key === "Enter" && go()}
      />
      <span className={classes.total}>{t("ofPages", { pages })}</span>
    </>
  );
}
