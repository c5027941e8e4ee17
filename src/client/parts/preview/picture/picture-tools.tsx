import { IconRotate, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { previewShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { useShortcutText } from "#client/parts/keyboard/use-shortcut-text.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "../preview.module.css";
import { type ChangeView, FITTING, type PictureView, turned, zoomBy } from "../zoom.ts";

interface PictureToolsProps {
  readonly view: PictureView;
  readonly onView: ChangeView;
}

/** Buttons that zoom a picture, fit it and turn it. */
export function PictureTools({ view, onView }: PictureToolsProps) {
  const { t } = useTranslation("preview");
  const farther = useShortcutText(previewShortcuts.farther);
  const nearer = useShortcutText(previewShortcuts.nearer);
  const turn = useShortcutText(previewShortcuts.turn);
  const percent = t("percent", { value: Math.round(view.zoom * 100) });
  return (
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
  );
}
