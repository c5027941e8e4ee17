import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { useOfferUndo } from "./use-offer-undo.ts";

/** Does what needs no word more, and takes it back for ten seconds. */
export function useActAtOnce() {
  const { onRefused } = useData();
  const run = useUndoable();
  const offerUndo = useOfferUndo();
  return async (command: "approval.urge" | "approval.resubmit", id: number): Promise<void> => {
    const done = await run(command, { id });
    if (done.ok) offerUndo(done.undo);
    else onRefused(done.refusal);
  };
}
