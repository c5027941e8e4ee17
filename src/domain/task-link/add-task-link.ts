import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { PLAN_LINKS_MAX, TASK_LINKS_MAX } from "./task-link-limits.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { linkLiesWith } from "../task/private/lies-with.ts";
import type { Task } from "../task/task.ts";
import { closesCircle } from "./circle.ts";
import { waitingTask } from "./link-to-change.ts";
import {
  lagShape,
  lagUnitShape,
  linkKindShape,
  type TaskLink,
  taskLinkId,
  taskLinkShape,
} from "./task-link.ts";

/** `plan/task/link/add`: one task of a plan waits for another; who says so again says how. */
export const addTaskLink = defineCommand({
  name: "taskLink.add",
  path: "/api/plan/task/link/add",
  arguments: z.object({
    fromId: idOf("task"),
    toId: idOf("task"),
    /** finishStart where left out. */
    kind: z.optional(linkKindShape),
    lag: z.optional(lagShape),
    lagUnit: z.optional(lagUnitShape),
  }),
  reply: taskLinkShape,
  lane: ({ toId }) => ({ entity: "task", id: toId }),
  subject: ({ toId }) => ({ entity: "task", id: toId }),
  *decide({ fromId, toId, kind = "finishStart", lag = 0, lagUnit = "day" }, actor) {
    const waiting = yield* waitingTask(toId, actor);
    if ("refusal" in waiting) return refused(waiting.refusal);
    const { task } = waiting;
    const from = yield* get("task", fromId);
    const refusal = yield* refuseEarlier(from, task);
    if (refusal) return refused(refusal);
    const id = taskLinkId(fromId, toId);
    const stands = yield* get("taskLink", id);
    const { userId, now: createTime } = actor;
    const { planId } = task;
    const place = { id, planId, privateTo: linkLiesWith(from, task) };
    const born: TaskLink = { ...place, fromId, toId, kind, lag, lagUnit, userId, createTime };
    const put = stands ? { ...stands, kind, lag, lagUnit } : born;
    return applied([{ entity: "taskLink", action: stands ? "update" : "add", put }], put);
  },
});

/** A task waits for others of its plan only, for so many at most, and never for itself by a detour. */
function* refuseEarlier(from: Task | undefined, to: Task): Reading<Refusal | undefined> {
  if (from?.planId !== to.planId) return parameterError("taskLink.otherPlan");
  if (from.archivedTime > 0) return parameterError("task.archived");
  const links = yield* list("taskLink", { planId: to.planId });
  if (links.some(({ fromId, toId }) => fromId === from.id && toId === to.id)) return undefined;
  if (links.length >= PLAN_LINKS_MAX) {
    return parameterError("taskLink.planMax", { count: PLAN_LINKS_MAX });
  }
  const beside = [
    links.filter(({ toId }) => toId === to.id),
    links.filter(({ fromId }) => fromId === from.id),
  ];
  if (beside.some(({ length }) => length >= TASK_LINKS_MAX)) {
    return parameterError("taskLink.max", { count: TASK_LINKS_MAX });
  }
  const tasks = links.length > 0 ? yield* list("task", { planId: to.planId }) : [from, to];
  return closesCircle({ links, tasks }, from.id, to.id)
    ? parameterError("taskLink.circle")
    : undefined;
}
