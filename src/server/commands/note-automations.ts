import { eventsOf } from "#domain/automation/automation-events.ts";
import type { Change } from "#domain/command.ts";
import { isPrivate } from "#domain/task/private/visibility.ts";
import type { Task } from "#domain/task/task.ts";
import { addRunsOf, type AutomationEvent } from "../tables/own/automation/automation-run.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Author } from "./derive-changes.ts";
import { rowKey, type StoredRows } from "./stored-rows.ts";

/**
 * Notes what happened to tasks for the rules of their plans, in the transaction in which it happened: it is there with it, once,
 * and what the rules do about it comes after the commit. Nothing waits for the look at the rules.
 */
export function noteAutomations(
  tx: Tx,
  changes: readonly (Change & { readonly by: Author })[],
  stored: StoredRows,
): void {
  const last = new Map<string, Task | undefined>();
  const events: AutomationEvent[] = [];
  for (const change of changes) {
    if (change.entity !== "task" || !("put" in change)) continue;
    const { put, by } = change;
    const key = rowKey("task", put.id);
    const before = last.has(key) ? last.get(key) : (stored.get(key) as Task | undefined);
    last.set(key, put);
    // Everybody in the plan may read what its rules did.
    const words = isPrivate(put) ? [] : eventsOf(before, put);
    if (words.length === 0) continue;
    const { id: taskId, planId, name: taskName } = put;
    const depth = (by.rule?.depth ?? 0) + 1;
    events.push({ planId, taskId, taskName, words, at: by.at, depth });
  }
  if (events.length > 0) tx.beforeCommit(addRunsOf(tx, events));
}
