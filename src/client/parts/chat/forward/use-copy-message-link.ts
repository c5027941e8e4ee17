import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { copyLink } from "#client/ui/toast/copy-link.ts";
import type { Message } from "#domain/message/message.ts";

/** Copies the address of a message; where the browser refuses, the address is shown to be copied by hand. */
export function useCopyMessageLink(): (message: Pick<Message, "id" | "dialogId">) => void {
  const { t } = useTranslation(["message", "chat"]);
  return useCallback(
    ({ id, dialogId }) => {
      const link = `${location.origin}/manage/messenger/${dialogId}?message=${id}`;
      void copyLink(link, { copied: t("linkCopied"), notCopied: t("linkNotCopied", { link }) });
    },
    [t],
  );
}
