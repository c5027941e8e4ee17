import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { keyConfig } from "../keyboard/kept-keys.ts";

/** How long a message waits where a person wants to be able to take it back, ms. */
const UNDO_SEND_WITHIN = 5_000;

/**
 * Sends words. Where the person has asked for it they wait for a moment in the outbox, which delivers them also when the
 * tab is closed; taken back in time nobody has seen them. False where they are refused.
 */
export function useSendText(): (
  message: ArgumentsOf<"message.sendText">,
  onUndone: () => void,
) => Promise<boolean> {
  const { t } = useTranslation("chat");
  const { onRefused } = useData();
  const run = useRun();
  const runUndoable = useUndoable();
  return useCallback(
    async (message, onUndone) => {
      if (!keyConfig().undoSend) return (await run("message.sendText", message)).ok;
      const result = await runUndoable("message.sendText", message, UNDO_SEND_WITHIN);
      if (!result.ok) {
        onRefused(result.refusal);
        return false;
      }
      const undo = async () => {
        if (await result.undo()) onUndone();
        else showToast({ message: t("sendLate") });
      };
      const action = { label: t("undo"), onClick: () => void undo() };
      showToast({ message: t("sendHeld"), action });
      return true;
    },
    [run, runUndoable, onRefused, t],
  );
}
