import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { saveNoticeChoice } from "#client/data/notices/notice-choice.ts";
import { addressOfWork } from "#client/data/notices/notice-words.ts";
import { useData } from "#client/live/data-context.ts";
import { onInView } from "#client/live/notices/in-view.ts";
import { renewPush } from "#client/live/notices/device-notices.ts";
import { watchNotices } from "#client/live/notices/watch-notices.ts";
import { onOpenAddress } from "#client/platform/notices/system-notices.ts";
import { WORK_NOTICES, type WorkNoticeKind } from "#domain/notice/notice-kinds.ts";
import { closeToastsAbout, showToast } from "#client/ui/toast/show-toast.ts";

interface NoticeHostProps {
  readonly onOpenMessage: (dialogId: number, messageId: number) => void;
  /** A notification of the system was clicked. */
  readonly onOpenAddress: (address: string) => void;
}

/** Tells of new messages, and of what others did, while the app is open, and keeps what it needs for telling while it is closed. */
export function NoticeHost({ onOpenMessage, onOpenAddress: openAddress }: NoticeHostProps) {
  const { t } = useTranslation("notify");
  const { database, userId, now, quietCall } = useData();
  const words = useMemo(
    () => ({
      newMessage: t("words.newMessage"),
      testTitle: t("words.testTitle"),
      testBody: t("words.testBody"),
      // Filled in where nothing else of the language is at hand.
      line: t("words.line", { name: "{{name}}", text: "{{text}}" }),
      everybody: t("words.everybody"),
      sticker: t("words.sticker"),
      newNotice: t("words.newNotice"),
      work: workLines((kind) => t(`work.${kind}`, { name: "{{name}}", thing: "{{thing}}" })),
    }),
    [t],
  );

  useEffect(() => {
    // What cannot be kept is shown without words.
    saveNoticeChoice(database, { words }).catch(() => undefined);
  }, [database, words]);

  useEffect(() => {
    const renew = () => void renewPush(database, quietCall).catch(() => undefined);
    renew();
    addEventListener("online", renew);
    return () => removeEventListener("online", renew);
  }, [database, quietCall]);

  useEffect(() => onOpenAddress(openAddress), [openAddress]);

  // What is read needs no notice any more, and it would lie over where one answers.
  useEffect(() => onInView((dialogId) => closeToastsAbout(chatOf(dialogId))), []);

  useEffect(
    () =>
      watchNotices({
        database,
        userId,
        now,
        onToast({ kind, dialogId, messageId, dialogName, sender, text }) {
          const facts = { name: sender, dialog: dialogName, text };
          showToast({
            message: kind === "mention" ? t("toast.mention", facts) : t("words.line", facts),
            about: chatOf(dialogId),
            action: { label: t("toast.open"), onClick: () => onOpenMessage(dialogId, messageId) },
          });
        },
        onWork(notice) {
          const { kind, by, thing } = notice;
          showToast({
            message: t(`work.${kind}`, { name: by, thing }),
            action: { label: t("toast.open"), onClick: () => openAddress(addressOfWork(notice)) },
          });
        },
      }),
    [database, userId, now, onOpenMessage, openAddress, t],
  );
  return null;
}

function chatOf(dialogId: number): string {
  return `dialog-${dialogId}`;
}

function workLines(line: (kind: WorkNoticeKind) => string): Record<WorkNoticeKind, string> {
  const lines = WORK_NOTICES.map((kind) => [kind, line(kind)] as const);
  return Object.fromEntries(lines) as Record<WorkNoticeKind, string>;
}
