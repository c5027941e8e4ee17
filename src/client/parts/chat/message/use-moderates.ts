import { useData } from "#client/live/data-context.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import { moderates } from "#domain/message/moderates.ts";

/** Whether the person may take away what others have said in a dialog. */
export function useModerates(dialog: Dialog): boolean {
  const { userId } = useData();
  const user = useUsers().get(userId);
  const members = usePlanUsers(dialog.planId);
  const member =
    members.state === "ready" ? members.value.find((row) => row.userId === userId) : undefined;
  return moderates(dialog, { user, member });
}
