import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { canChangeTask, taskOfMember } from "../task/can-change-task.ts";
import type { Task } from "../task/task.ts";
import type { CheckItem } from "./check-item.ts";

type Refused = { readonly refusal: Refusal };

/** A task with its checklist, for who may change it: whoever may change the task. Subtasks have none. */
export function* checklistToChange(
  taskId: Id,
  actor: Actor,
): Reading<{ readonly task: Task; readonly items: CheckItem[] } | Refused> {
  const found = yield* taskOfMember(taskId, actor);
  if (!found.ok) return { refusal: found.refusal };
  const { task, main } = found.value;
  const right = canChangeTask(main, found.value, task);
  if (!right.ok) return { refusal: right.refusal };
  if (task.parentId > 0) return { refusal: parameterError() };
  if (task.archivedTime > 0) return { refusal: parameterError("task.archived") };
  return { task, items: yield* list("checkItem", { taskId }) };
}

/** The same, from one of its lines. */
export function* checkItemToChange(
  id: Id,
  actor: Actor,
): Reading<
  { readonly item: CheckItem; readonly task: Task; readonly items: CheckItem[] } | Refused
> {
  const item = yield* get("checkItem", id);
  if (!item) return { refusal: parameterError("checkItem.gone") };
  const found = yield* checklistToChange(item.taskId, actor);
  return "refusal" in found ? found : { item, ...found };
}
