import { readPlanUsers } from "#client/data/queries/plan.ts";
import { readReaders } from "#client/data/queries/messages.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import { useLive } from "../use-live.ts";

/** For whoever need not tell nobody from people who are not known yet. */
export const nobody: readonly number[] = [];

/** Ids of those who read a dialog: the plan's members, or who takes part in it; undefined until known. */
export function usePeopleOfDialog(
  dialog: Pick<Dialog, "id" | "planId">,
): readonly number[] | undefined {
  const people = useLive(readPeopleOfDialog, dialog.id, dialog.planId);
  return people.state === "ready" ? people.value : undefined;
}

async function readPeopleOfDialog(database: LocalDatabase, dialogId: number, planId: number) {
  const rows =
    planId > 0 ? await readPlanUsers(database, planId) : await readReaders(database, dialogId);
  return rows.map((row) => row.userId);
}
