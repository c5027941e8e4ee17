import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { refuseAct } from "../plan/plan-acts.ts";
import { get, list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { linksGoChanges, removeTaskChanges } from "../task/remove-task.ts";

/** `plan/column/delete`: the column with its tasks, which takes the right to delete tasks of others. */
export const removeColumn = defineCommand({
  name: "column.remove",
  path: "/api/plan/column/delete",
  arguments: z.object({ id: idOf("column") }),
  reply: z.object({ id: idOf("column") }),
  lane: (args) => ({ entity: "column", id: args.id }),
  reachesPrivate: true,
  takes: true,
  *decide(args, actor) {
    const column = yield* get("column", args.id);
    if (!column) return refused(parameterError("column.gone"));
    const membership = yield* whoMayInOpen("removeColumns", column.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const tasks = yield* list("task", { columnId: column.id });
    const { value } = membership;
    const barred = refuseAct(value, "removeTasks") ?? refuseAct(value, "changeTasks");
    if (tasks.length > 0 && barred) return refused(barred);
    const changes: Change[] = [{ entity: "column", action: "delete", remove: column.id }];
    for (const task of tasks) {
      if (task.parentId === 0) changes.push(...(yield* removeTaskChanges(task)));
    }
    changes.push(...(yield* linksGoChanges(column.planId, changes)));
    return applied(changes, { id: column.id });
  },
});
