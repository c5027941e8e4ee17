import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { StageHandle } from "#client/parts/drawing/sheet-stage.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { ZOOM_BY } from "./use-stage-keys.ts";
import classes from "./viewer.module.css";

interface ZoomBarProps {
  /** 1 = the sheet fits. */
  readonly zoom: number;
  readonly stage: RefObject<StageHandle | null>;
}

/** How large the sheet is. */
export function ZoomBar({ zoom, stage }: ZoomBarProps) {
  const { t } = useTranslation("drawing");
  return (
    <fieldset className={classes.zoom} aria-label={t("zoom")}>
      <IconButton
        icon={IconMinus}
        label={t("farther")}
        onClick={() => stage.current?.enlarge(1 / ZOOM_BY)}
      />
      <span className={classes.percent}>{`${Math.round(zoom * 100)}%`}</span>
      <IconButton
        icon={IconPlus}
        label={t("nearer")}
        onClick={() => stage.current?.enlarge(ZOOM_BY)}
      />
      <IconButton
        icon={IconMaximize}
        label={t("fit")}
        shortcut="0"
        onClick={() => stage.current?.fit()}
      />
    </fieldset>
  );
}
