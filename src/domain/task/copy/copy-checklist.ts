import type { Change } from "../../command.ts";
import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import type { Task } from "../task.ts";

/** The lines of a task's checklist once more, for a copy of it; none is ticked. */
export function* copyChecklistChanges(
  taskId: Id,
  { id, planId, privateTo }: Pick<Task, "id" | "planId" | "privateTo">,
  { nextId, now }: { readonly nextId: () => Id; readonly now: number },
): Reading<Change[]> {
  return (yield* list("checkItem", { taskId })).map((item) => {
    const place = { taskId: id, planId, privateTo };
    const put = { ...item, ...place, id: nextId(), done: 0 as const };
    return { entity: "checkItem", action: "add", put: { ...put, createTime: now } };
  });
}
