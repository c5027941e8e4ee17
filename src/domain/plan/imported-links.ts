import * as z from "zod/mini";
import type { Actor, Change } from "../command.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { linksInCircles } from "../task-link/links-in-circles.ts";
import { PLAN_LINKS_MAX, TASK_LINKS_MAX } from "../task-link/task-link-limits.ts";
import {
  lagShape,
  lagUnitShape,
  linkKindShape,
  type TaskLink,
  taskLinkId,
} from "../task-link/task-link.ts";
import { linkLiesWith } from "../task/private/lies-with.ts";
import type { Task } from "../task/task.ts";
import { type ImportedTask, privateToOf } from "./imported-task.ts";

/** That one task of the plan waits for another one: both came with this chunk or with one before it. */
export const importedLinkShape = z.object({
  /** The task that is waited for. */
  fromId: idOf("task"),
  /** The task that waits. */
  toId: idOf("task"),
  kind: linkKindShape,
  /** Working days or hours, as its unit says; below 0 where both overlap. */
  lag: lagShape,
  lagUnit: lagUnitShape,
});
type ImportedLink = z.infer<typeof importedLinkShape>;

interface Surroundings {
  readonly planId: Id;
  /** Those that come with the links. */
  readonly tasks: readonly ImportedTask[];
}

/** The rows of links, or why they cannot come in: by the same rules as links that are made one by one. */
export function* importedLinks(
  links: readonly ImportedLink[],
  { planId, tasks }: Surroundings,
  { userId, now: createTime }: Actor,
): Reading<{ readonly changes: readonly Change[] } | { readonly refusal: Refusal }> {
  if (links.length === 0) return { changes: [] };
  const beside = new Map(tasks.map((task) => [task.id, { ...task, planId }]));
  const ends = new Map<Id, Pick<Task, "privateTo">>();
  for (const id of new Set(links.flatMap(({ fromId, toId }) => [fromId, toId]))) {
    const task = beside.get(id) ?? (yield* get("task", id));
    if (task?.planId !== planId) return { refusal: parameterError("taskLink.otherPlan") };
    if (task.archivedTime > 0) return { refusal: parameterError("task.archived") };
    ends.set(id, { privateTo: "privateTo" in task ? task.privateTo : privateToOf(task, tasks) });
  }
  const standing = yield* list("taskLink", { planId });
  const before = new Map(standing.map((link) => [link.id, link]));
  const all = new Map<string, TaskLink>(before);
  for (const link of links) {
    const id = taskLinkId(link.fromId, link.toId);
    const privateTo = linkLiesWith(ends.get(link.fromId), ends.get(link.toId));
    all.set(id, { ...(before.get(id) ?? { id, planId, privateTo, userId, createTime }), ...link });
  }
  const full = refuseFull([...all.values()]);
  if (full) return { refusal: full };
  const inPlan = yield* list("task", { planId });
  const circles = linksInCircles([...all.values()], [...inPlan, ...tasks]);
  if (circles.length > 0) return { refusal: parameterError("taskLink.circle") };
  const ids = new Set(links.map(({ fromId, toId }) => taskLinkId(fromId, toId)));
  const changes = [...ids].flatMap((id): Change[] => {
    const put = all.get(id);
    return put ? [{ entity: "taskLink", action: before.has(id) ? "update" : "add", put }] : [];
  });
  return { changes };
}

function refuseFull(links: readonly TaskLink[]): Refusal | undefined {
  if (links.length > PLAN_LINKS_MAX)
    return parameterError("taskLink.planMax", { count: PLAN_LINKS_MAX });
  const ends = [Map.groupBy(links, ({ fromId }) => fromId), Map.groupBy(links, ({ toId }) => toId)];
  const isFull = ends.some((byTask) =>
    [...byTask.values()].some(({ length }) => length > TASK_LINKS_MAX),
  );
  return isFull ? parameterError("taskLink.max", { count: TASK_LINKS_MAX }) : undefined;
}
