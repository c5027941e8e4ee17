import { readPlanUsers } from "#client/data/queries/plan.ts";
import { readReaders } from "#client/data/queries/messages.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import { useLive } from "./use-live.ts";

const nobody: readonly number[] = [];

/** Ids of those who read a dialog: the plan's members, or who takes part in it. */
export function usePeopleOfDialog(dialog: Pick<Dialog, "id" | "planId">): readonly number[] {
  const people = useLive(
    async (database) => {
      const rows =
        dialog.planId > 0
          ? await readPlanUsers(database, dialog.planId)
          : await readReaders(database, dialog.id);
      return rows.map((row) => row.userId);
    },
    [dialog.id, dialog.planId],
  );
  return people.state === "ready" ? people.value : nobody;
}
