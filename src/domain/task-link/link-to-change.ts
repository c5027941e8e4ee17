import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { canChangeTask, taskOfMember } from "../task/can-change-task.ts";
import type { Task } from "../task/task.ts";
import { type TaskLink, taskLinkId } from "./task-link.ts";

type Refused = { readonly refusal: Refusal };

/** The task that waits, for who may say what it waits for: whoever may change it. */
export function* waitingTask(toId: Id, actor: Actor): Reading<{ readonly task: Task } | Refused> {
  const found = yield* taskOfMember(toId, actor);
  if (!found.ok) return { refusal: found.refusal };
  const { task, main } = found.value;
  const right = canChangeTask(main, found.value, task);
  if (!right.ok) return { refusal: right.refusal };
  return task.archivedTime > 0 ? { refusal: parameterError("task.archived") } : { task };
}

/** The link between two tasks, for who may change it. */
export function* linkToChange(
  { fromId, toId }: { readonly fromId: Id; readonly toId: Id },
  actor: Actor,
): Reading<{ readonly link: TaskLink } | Refused> {
  const waiting = yield* waitingTask(toId, actor);
  if ("refusal" in waiting) return waiting;
  const link = yield* get("taskLink", taskLinkId(fromId, toId));
  return link ? { link } : { refusal: parameterError("taskLink.gone") };
}
