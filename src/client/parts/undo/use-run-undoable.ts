import { useCallback } from "react";
import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { useUndoNotice } from "./use-undo-notice.ts";

/**
 * As useRun, for what nobody could bring back: it shows at once, goes to the server a while later, and until then a notice
 * that says what was done takes it back. Answers whether it was done.
 */
export function useRunUndoable() {
  const { onRefused } = useData();
  const run = useUndoable();
  const tell = useUndoNotice();
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
      tell(message, result.undo);
      return true;
    },
    [onRefused, run, tell],
  );
}
