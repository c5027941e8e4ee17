import type { Change } from "../../command.ts";
import { get, list, type Reading } from "../../reading.ts";
import { belongingsFollowChanges } from "../change-plan.ts";
import type { Task } from "../task.ts";

/**
 * What lies with a task and its subtasks wherever they lie: what belongs to each, and what waits for what. What baselines say of
 * a private task goes.
 */
export function* liesWithChanges(family: readonly Task[]): Reading<Change[]> {
  const changes: Change[] = [];
  for (const task of family) changes.push(...(yield* belongingsFollowChanges(task)));
  return [...changes, ...(yield* linkChanges(family)), ...(yield* baselineChanges(family))];
}

/** Everybody in the plan reads its baselines: what was kept there of a task that is private from now on goes. */
function* baselineChanges(family: readonly Task[]): Reading<Change[]> {
  const [first] = family;
  if (!first || first.privateTo === 0) return [];
  const hidden = new Set(family.map(({ id }) => id));
  return (yield* list("baseline", { planId: first.planId })).flatMap((baseline): Change[] => {
    const tasks = baseline.tasks.filter(([id]) => !hidden.has(id));
    const isSame = tasks.length === baseline.tasks.length;
    return isSame ? [] : [{ entity: "baseline", action: "update", put: { ...baseline, tasks } }];
  });
}

/** A link lies with whichever of its tasks is private, so that nobody learns of a task by what waits for it. */
export function linkLiesWith(
  from: Pick<Task, "privateTo"> | undefined,
  to: Pick<Task, "privateTo"> | undefined,
): Task["privateTo"] {
  return to?.privateTo || from?.privateTo || 0;
}

function* linkChanges(family: readonly Task[]): Reading<Change[]> {
  const planId = family[0]?.planId;
  if (planId === undefined) return [];
  const moved = new Map(family.map((task) => [task.id, task]));
  const changes: Change[] = [];
  for (const link of yield* list("taskLink", { planId })) {
    if (!moved.has(link.fromId) && !moved.has(link.toId)) continue;
    const from = moved.get(link.fromId) ?? (yield* get("task", link.fromId));
    const to = moved.get(link.toId) ?? (yield* get("task", link.toId));
    const privateTo = linkLiesWith(from, to);
    if (privateTo !== link.privateTo)
      changes.push({ entity: "taskLink", action: "update", put: { ...link, privateTo } });
  }
  return changes;
}
