import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import classes from "./chat.module.css";

interface ChatFootProps {
  readonly view: DialogView;
  /** A place elsewhere, where one writes there. */
  readonly within: HTMLElement | undefined;
  readonly children: ReactNode;
}

/** Where one writes; what was said about a request is only read once that is over, or gone. */
export function ChatFoot({ view: { dialog, tag }, within, children }: ChatFootProps) {
  const { t } = useTranslation("chat");
  const isClosed = dialog.groupType === "approval" && tag !== undefined;
  const foot = isClosed ? <p className={classes.closed}>{t("closed")}</p> : children;
  return within ? createPortal(foot, within) : foot;
}
