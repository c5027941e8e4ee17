import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Message } from "#domain/message/message.ts";

/** Copies the address of a message; where the browser refuses, the address is shown to be copied by hand. */
export function useCopyMessageLink(): (message: Pick<Message, "id" | "dialogId">) => void {
  const { t } = useTranslation(["message", "chat"]);
  return useCallback(
    ({ id, dialogId }) => {
      const link = `${location.origin}/manage/messenger/${dialogId}?message=${id}`;
      const copy = async () => {
        try {
          await navigator.clipboard.writeText(link);
          showToast({ message: t("linkCopied"), tone: "success" });
        } catch {
          showToast({ message: t("linkNotCopied", { link }), sticky: true });
        }
      };
      void copy();
    },
    [t],
  );
}
