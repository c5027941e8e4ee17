import { useCallback } from "react";
import type { UndoableResult } from "#client/data/commands/run-undoable.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { useData } from "./data-context.ts";

/** As useRun, for what can be taken back for a while; a refusal is answered, and told by whoever asks. */
export function useUndoable() {
  const { database, now } = useData();
  return useCallback(
    async <Name extends CommandName>(
      name: Name,
      args: ArgumentsOf<Name>,
      within?: number,
    ): Promise<UndoableResult> => {
      const { runUndoable } = await import("#client/data/commands/run-undoable.ts");
      return runUndoable(database, name, args, now(), within);
    },
    [database, now],
  );
}
