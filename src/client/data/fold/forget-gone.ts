import { DIALOG_GONE, PLAN_GONE, type Refusal, TASK_GONE } from "#domain/refusal.ts";
import { groupScope, planScope } from "#domain/scope.ts";
import { idShape } from "#domain/shape.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { dropRow, dropScope } from "./drop.ts";
import { refold } from "./refold.ts";

/** A refusal as far as it says what is gone. */
type Gone = Pick<Refusal, "code"> & { readonly data?: unknown };

/** Drops what the server says is gone (seed 000 §8: -4001, -4002, -4003), ahead of the news about it. */
async function dropGone(
  database: LocalDatabase,
  { code, data }: Gone,
  changed: Set<string>,
): Promise<void> {
  const told = (data ?? {}) as Record<string, unknown>;
  const idOf = (name: string) => idShape.safeParse(told[name]).data;
  const planId = idOf("planId");
  const taskId = idOf("taskId");
  const dialogId = idOf("dialogId");
  if (code === PLAN_GONE && planId) await dropScope(database, planScope(planId), changed);
  if (code === DIALOG_GONE && dialogId) {
    await dropScope(database, groupScope(dialogId), changed);
    await dropRow(database, "dialog", dialogId, changed);
  }
  if (code !== TASK_GONE || !taskId) return;
  const task = await database.task.get(taskId);
  // Asked for among the archived or the open ones, it may only be among the others: the news will tell.
  if (task && told["force"] !== 1 && task.archivedTime === 0)
    await dropRow(database, "task", taskId, changed);
}

/** How far the rows here have come; asked before a call whose answer may say that something is gone. */
export async function headNow(database: LocalDatabase): Promise<number> {
  const head = await readMeta(database.meta, "head");
  // Pages of a pull that is not through have brought rows of the point that they named.
  return Math.max(head?.seq ?? 0, head?.known?.seq ?? 0);
}

/**
 * Forgets what a call of a screen found gone. Not where news have come in since the call was made: they are
 * newer than its answer, and may have brought it back.
 */
export async function forgetGone(
  database: LocalDatabase,
  gone: Gone,
  headBefore: number,
): Promise<void> {
  await database.transaction("rw", foldTables(database), async () => {
    if ((await headNow(database)) !== headBefore) return;
    const changed = new Set<string>();
    await dropGone(database, gone, changed);
    if (changed.size > 0) await refold(database, changed);
  });
}
