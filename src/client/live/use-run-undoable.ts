import { useCallback } from "react";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { useData } from "./data-context.ts";
import { loadRules } from "./use-run.ts";

const loadOutbox = async () => {
  const [{ takeBack }, { UNDO_WITHIN }] = await Promise.all([
    import("#client/data/outbox/discard.ts"),
    import("#client/data/outbox/take-next.ts"),
  ]);
  return { takeBack, UNDO_WITHIN };
};

/** Takes back what was just done; false where it has been on its way already. */
export type Undo = () => Promise<boolean>;

/**
 * As `useRun`, for what nobody could bring back: it shows at once and waits in the outbox, also through a reload, until
 * the person can no longer think better of it. Answers how it is undone, or nothing where it was refused.
 */
export function useRunUndoable(): <Name extends CommandName>(
  name: Name,
  args: ArgumentsOf<Name>,
) => Promise<Undo | undefined> {
  const { database, now, onRefused } = useData();
  return useCallback(
    async (name, args) => {
      const [{ runCommand }, { takeBack, UNDO_WITHIN }] = await Promise.all([
        loadRules(),
        loadOutbox(),
      ]);
      const undoUntil = now() + UNDO_WITHIN;
      const result = await runCommand(database, name, args, now(), undoUntil);
      if (result.ok) return async () => takeBack(database, name, undoUntil);
      onRefused(result.refusal);
      return undefined;
    },
    [database, now, onRefused],
  );
}
