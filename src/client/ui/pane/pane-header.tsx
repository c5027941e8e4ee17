import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./pane-header.module.css";

interface PaneHeaderProps {
  /** A string becomes the heading of the pane. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Before the title: an avatar, a tag. */
  readonly leading?: ReactNode;
  /** Shows a way back before everything else. */
  readonly onBack?: () => void;
  /** At the far end: buttons. */
  readonly children?: ReactNode;
}

/** The line at the top of a pane, 56 px high. Leaves room for what the frame fixes over its end. */
export function PaneHeader({ title, subtitle, leading, onBack, children }: PaneHeaderProps) {
  const { t } = useTranslation("shell");
  return (
    <header className={classes.header}>
      {onBack && <IconButton icon={IconArrowLeft} label={t("back")} onClick={onBack} />}
      {leading}
      <div className={classes.words}>
        {typeof title === "string" ? <h1 className={classes.title}>{title}</h1> : title}
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {children}
    </header>
  );
}
