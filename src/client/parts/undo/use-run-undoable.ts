import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";

/**
 * As useRun, for what nobody could bring back: it shows at once, goes to the server a while later, and until then a notice
 * that says what was done takes it back. Answers whether it was done.
 */
export function useRunUndoable() {
  const { t } = useTranslation("shell");
  const { onRefused } = useData();
  const run = useUndoable();
  return useCallback(
    async <Name extends CommandName>(
      name: Name,
      args: ArgumentsOf<Name>,
      message: string,
    ): Promise<boolean> => {
      const result = await run(name, args);
      if (!result.ok) {
        onRefused(result.refusal);
        return false;
      }
      const undo = async () => {
        if (!(await result.undo())) showToast({ message: t("undoLate") });
      };
      showToast({ message, action: { label: t("undo"), onClick: () => void undo() } });
      return true;
    },
    [t, onRefused, run],
  );
}
