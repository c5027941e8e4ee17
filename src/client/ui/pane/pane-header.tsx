import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { ActionMenuItem } from "../menu/menu.tsx";
import { type HeaderAction, HeaderActions } from "./header-actions.tsx";
import classes from "./pane-header.module.css";

interface PaneHeaderProps {
  /** A string becomes the heading of the pane. */
  readonly title?: ReactNode;
  /** Level of that heading: 2 where the pane beside it has the heading of the page. */
  readonly level?: 1 | 2;
  readonly subtitle?: ReactNode;
  /** Before the title: an avatar. */
  readonly leading?: ReactNode;
  /** Right after the title: a tag. */
  readonly trailing?: ReactNode;
  /** Shows a way back before everything else. */
  readonly onBack?: () => void;
  /** What the way back is called, where it is not just back. */
  readonly backLabel?: string;
  /** At the far end; what has no room goes into a menu. */
  readonly actions?: readonly HeaderAction[];
  /** A menu that is there in any case and takes in what has no room. */
  readonly renderMenu?: (away: readonly ActionMenuItem[]) => ReactNode;
  /** After all that; always there. */
  readonly children?: ReactNode;
}

/** The line at the top of a pane. Leaves room for what the frame fixes over its end; nothing on it is cut off. */
export function PaneHeader({
  title,
  level = 1,
  subtitle,
  leading,
  trailing,
  onBack,
  backLabel,
  actions,
  renderMenu,
  children,
}: PaneHeaderProps) {
  const { t } = useTranslation("shell");
  const Heading = `h${level}` as const;
  return (
    <header className={classes.header} data-pane-header>
      {onBack && (
        <IconButton icon={IconArrowLeft} label={backLabel ?? t("back")} onClick={onBack} />
      )}
      {leading}
      <div className={classes.words}>
        <div className={classes.line}>
          {typeof title === "string" ? <Heading className={classes.title}>{title}</Heading> : title}
          {trailing && <span className={classes.trailing}>{trailing}</span>}
        </div>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <HeaderActions actions={actions} {...(renderMenu && { renderMenu })} />}
      {children}
    </header>
  );
}
