import { isOver } from "#domain/approval/state/decided.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** State of what a chat belongs to (seed 000 §4 dialog tags); undefined = nothing to say. */
export type DialogTag = "completed" | "deleted" | "archived" | undefined;

/** Tags of the chats of plans, tasks and requests, by dialog. */
export async function readDialogTags(
  database: LocalDatabase,
  dialogs: readonly Pick<Dialog, "id" | "groupType" | "linkId">[],
): Promise<ReadonlyMap<number, DialogTag>> {
  const ofPlans = dialogs.filter((dialog) => dialog.groupType === "plan");
  const ofTasks = dialogs.filter((dialog) => dialog.groupType === "task");
  const ofRequests = dialogs.filter((dialog) => dialog.groupType === "approval");
  const [plans, tasks, requests] = await Promise.all([
    database.plan.bulkGet(ofPlans.map((dialog) => dialog.linkId)),
    database.task.bulkGet(ofTasks.map((dialog) => dialog.linkId)),
    database.approval.bulkGet(ofRequests.map((dialog) => dialog.linkId)),
  ]);
  const tags = new Map<number, DialogTag>();
  for (const [index, { id }] of ofPlans.entries()) tags.set(id, tagOf(plans[index]));
  for (const [index, { id }] of ofTasks.entries()) tags.set(id, tagOf(tasks[index]));
  for (const [index, { id }] of ofRequests.entries()) {
    const request = requests[index];
    if (!request) tags.set(id, "deleted");
    else if (isOver(request)) tags.set(id, "completed");
  }
  return tags;
}

function tagOf(
  row: { readonly archivedTime: number; readonly completeTime?: number } | undefined,
): DialogTag {
  if (!row) return "deleted";
  if (row.archivedTime > 0) return "archived";
  return (row.completeTime ?? 0) > 0 ? "completed" : undefined;
}
