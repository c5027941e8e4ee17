import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useRunUndoable } from "#client/live/use-run-undoable.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { Message } from "#domain/message/message.ts";

/** Takes a message back: one's own at once and to be undone for a while, that of somebody else after a second look. */
export function useWithdraw(): (message: Message) => void {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const run = useRun();
  const runUndoable = useRunUndoable();
  return useCallback(
    (message) => {
      const withdraw = async (msgId: number) => {
        const undo = await runUndoable("message.withdraw", { msgId });
        if (!undo) return;
        const handleUndo = async () => {
          if (!(await undo())) showToast({ message: t("undoLate") });
        };
        const action = { label: t("undo"), onClick: () => void handleUndo() };
        showToast({ message: t("withdrawn"), action });
      };
      const remove = async (msgId: number) => {
        const sure = await confirm({
          title: t("removeTitle"),
          message: t("removeMessage"),
          confirmLabel: t("remove"),
          danger: true,
        });
        if (sure) await run("message.withdraw", { msgId });
      };
      void (message.userId === userId ? withdraw : remove)(message.id);
    },
    [t, userId, run, runUndoable],
  );
}
