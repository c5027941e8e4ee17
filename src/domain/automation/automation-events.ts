import { ownersOf, type Task } from "../task/task.ts";

/**
 * What has happened to a task, in the words that rules listen to. Subtasks and tasks that are put away set nothing off.
 * A task that is new in its plan has come to all that it begins with; only one that was made there was created.
 */
export function eventsOf(before: Task | undefined, after: Task): string[] {
  if (after.parentId > 0 || after.archivedTime > 0) return [];
  const was = before?.planId === after.planId && before.parentId === 0 ? before : undefined;
  const events: readonly (string | false)[] = [
    before === undefined && "created",
    after.columnId !== was?.columnId && `column:${after.columnId}`,
    after.flowItemId > 0 && after.flowItemId !== was?.flowItemId && `state:${after.flowItemId}`,
    ending(before, after),
    nameOwners(after) !== (was ? nameOwners(was) : "") && "owner",
    after.priority !== (was?.priority ?? 0) && "priority",
    ...changedFields(was?.fields ?? {}, after.fields).map((id) => `field:${id}`),
  ];
  return events.filter((event) => event !== false);
}

function nameOwners(task: Task): string {
  return ownersOf(task)
    .toSorted((left, right) => left - right)
    .join();
}

/** What is given up is not completed. */
function ending(before: Task | undefined, after: Task): "completed" | "reopened" | false {
  const isDone = after.completeTime > 0;
  const wasDone = before !== undefined && before.completeTime > 0;
  if (isDone === wasDone) return false;
  if (!isDone) return "reopened";
  return after.cancelled === 0 && "completed";
}

function changedFields(before: Task["fields"], after: Task["fields"]): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].filter((id) => (before[id] ?? "") !== (after[id] ?? ""));
}
