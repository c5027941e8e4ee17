import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { nameShape } from "../name.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { isPrivate } from "../task/private/visibility.ts";
import { hasTimes } from "../task/task-times.ts";
import { BASELINE_NAME_MAX, BASELINES_MAX } from "./baseline-limits.ts";
import { type Baseline, baselineShape } from "./baseline.ts";

/** `plan/baseline/add`: keeps the times of all tasks of a plan as they are, for who leads it. */
export const addBaseline = defineCommand({
  name: "baseline.add",
  path: "/api/plan/baseline/add",
  arguments: z.object({
    id: z.optional(newIdOf("baseline")),
    planId: idOf("plan"),
    name: nameShape(1, BASELINE_NAME_MAX),
  }),
  reply: baselineShape,
  lane: ({ planId }) => planScope(planId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, planId, name }, actor) {
    const membership = yield* whoMayInOpen("baselines", planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const standing = yield* list("baseline", { planId });
    if (standing.length >= BASELINES_MAX) {
      return refused(parameterError("baseline.max", { count: BASELINES_MAX }));
    }
    const timed = (yield* list("task", { planId })).filter(
      (task) => hasTimes(task) && task.archivedTime === 0 && !isPrivate(task),
    );
    if (timed.length === 0) return refused(parameterError("baseline.empty"));
    const put: Baseline = {
      id,
      planId,
      name,
      userId: actor.userId,
      createTime: actor.now,
      tasks: timed
        .toSorted((left, right) => left.id - right.id)
        .map((task) => [task.id, task.startTime, task.endTime]),
    };
    return applied([{ entity: "baseline", action: "add", put }], put);
  },
});
