import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { Message } from "#domain/message/message.ts";

/** Takes a message back; that of somebody else only after a second look, because nobody can bring it back. */
export function useWithdraw(): (message: Message) => void {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const run = useRun();
  return useCallback(
    (message) => {
      const withdraw = async () => {
        const sure =
          message.userId === userId ||
          (await confirm({
            title: t("removeTitle"),
            message: t("removeMessage"),
            confirmLabel: t("remove"),
            danger: true,
          }));
        if (sure) await run("message.withdraw", { msgId: message.id });
      };
      void withdraw();
    },
    [t, userId, run],
  );
}
