import type { Dialog } from "#domain/dialog/dialog.ts";
import { useLive } from "./use-live.ts";

/** State of what a chat belongs to (seed 000 §4 dialog tags); undefined = nothing to say. */
export type DialogTag = "completed" | "deleted" | "archived" | undefined;

export function useDialogTag(dialog: Pick<Dialog, "groupType" | "linkId">): DialogTag {
  const tag = useLive(
    async (database): Promise<DialogTag> => {
      if (dialog.groupType === "plan") {
        const plan = await database.plan.get(dialog.linkId);
        if (!plan) return "deleted";
        return plan.archivedTime > 0 ? "archived" : undefined;
      }
      if (dialog.groupType !== "task") return undefined;
      const task = await database.task.get(dialog.linkId);
      if (!task) return "deleted";
      if (task.archivedTime > 0) return "archived";
      return task.completeTime > 0 ? "completed" : undefined;
    },
    [dialog.groupType, dialog.linkId],
  );
  return tag.state === "ready" ? tag.value : undefined;
}
