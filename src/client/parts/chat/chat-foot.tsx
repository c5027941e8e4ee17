import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { late } from "#client/ui/late.tsx";
import classes from "./chat.module.css";

const SilencedFoot = late(async () => (await import("./rules/silenced-foot.tsx")).SilencedFoot);

interface ChatFootProps {
  readonly view: DialogView;
  /** A place elsewhere, where one writes there. */
  readonly within: HTMLElement | undefined;
  /** The rules of the group let the person only read along. */
  readonly silenced: boolean;
  readonly children: ReactNode;
}

/** Where one writes; what was said about a request is only read once that is over, or gone, and so is a group that does not let one write. */
export function ChatFoot({ view: { dialog, tag }, within, silenced, children }: ChatFootProps) {
  const { t } = useTranslation("chat");
  const isClosed = dialog.groupType === "approval" && tag !== undefined;
  const writer = silenced ? <SilencedFoot /> : children;
  const foot = isClosed ? <p className={classes.closed}>{t("closed")}</p> : writer;
  return within ? createPortal(foot, within) : foot;
}
