import type { Change } from "../../command.ts";
import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import type { Task } from "../task.ts";

/** The lines of a task's checklist once more, for a copy of it; none is ticked. */
export function* copyChecklistChanges(
  taskId: Id,
  copy: Pick<Task, "id" | "planId">,
  { nextId, now }: { readonly nextId: () => Id; readonly now: number },
): Reading<Change[]> {
  return (yield* list("checkItem", { taskId })).map((item) => {
    const put = { ...item, id: nextId(), taskId: copy.id, planId: copy.planId, done: 0 as const };
    return { entity: "checkItem", action: "add", put: { ...put, createTime: now } };
  });
}
