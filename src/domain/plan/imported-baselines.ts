import * as z from "zod/mini";
import { BASELINE_NAME_MAX, BASELINES_MAX } from "../baseline/baseline-limits.ts";
import type { Baseline } from "../baseline/baseline.ts";
import type { Actor, Change } from "../command.ts";
import { PLAN_TASKS_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { list, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError, type Refusal, taskGone } from "../refusal.ts";
import { givenTimeShape } from "../shape.ts";
import type { Plan } from "./plan.ts";
import { refuseTimes } from "../task/task-times.ts";

/** The times of tasks as they stood once, of tasks that came with chunks before this one. */
export const importedBaselineShape = z.object({
  id: newIdOf("baseline"),
  name: nameShape(1, BASELINE_NAME_MAX),
  /** Epoch ms at which they stood so; what is not from before the plan was made here becomes now, as by hand. */
  createTime: givenTimeShape,
  tasks: z
    .array(z.object({ id: idOf("task"), startTime: givenTimeShape, endTime: givenTimeShape }))
    .check(z.minLength(1), z.maxLength(PLAN_TASKS_MAX)),
});
type ImportedBaseline = z.infer<typeof importedBaselineShape>;

/** The rows of baselines, or why they cannot come in. */
export function* importedBaselines(
  baselines: readonly ImportedBaseline[],
  { id: planId, createTime: madeTime }: Pick<Plan, "id" | "createTime">,
  { userId, now }: Actor,
): Reading<{ readonly changes: readonly Change[] } | { readonly refusal: Refusal }> {
  if (baselines.length === 0) return { changes: [] };
  const standing = yield* list("baseline", { planId });
  if (standing.length + baselines.length > BASELINES_MAX)
    return { refusal: parameterError("baseline.max", { count: BASELINES_MAX }) };
  const known = new Set((yield* list("task", { planId })).map(({ id }) => id));
  const rows: Baseline[] = [];
  for (const { tasks, createTime, ...baseline } of baselines) {
    const strange = tasks.find(({ id }) => !known.has(id));
    if (strange) return { refusal: taskGone(strange.id) };
    const odd = tasks
      .map(({ startTime, endTime }) => refuseTimes([startTime, endTime]))
      .find(Boolean);
    if (odd) return { refusal: odd };
    const planned = new Map(tasks.map((task) => [task.id, task]));
    const inOrder = [...planned.values()].toSorted((one, other) => one.id - other.id);
    rows.push({
      ...baseline,
      planId,
      userId,
      createTime: createTime <= madeTime ? createTime : now,
      tasks: inOrder.map(({ id, startTime, endTime }) => [id, startTime, endTime]),
    });
  }
  return { changes: rows.map((put) => ({ entity: "baseline", action: "add", put })) };
}
