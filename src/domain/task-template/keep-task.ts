import { changeFields } from "../field/task-fields.ts";
import type { Id } from "../id.ts";
import type { Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { refuseTags } from "../tag/task-tags.ts";
import { isForward } from "../template/refuse-content.ts";
import type { GivenTask } from "./given-task.ts";
import type { KeptTask } from "./kept-task.ts";

/** Refuses what no task of the plan could be; what it keeps already may have gone meanwhile. */
export function* keepTask(
  planId: Id,
  given: GivenTask,
  before?: KeptTask,
): Reading<{ readonly task: KeptTask } | { readonly refusal: Refusal }> {
  const { tagIds = [], fields = [], ...rest } = given;
  if (given.milestone === 1 && given.subtasks.length > 0)
    return { refusal: parameterError("task.milestoneSubtasks") };
  if ([given, ...given.subtasks].some(({ span }) => span && !isForward(span)))
    return { refusal: parameterError("task.timesOrder") };
  const strange = yield* refuseTags(planId, before?.tagIds ?? [], tagIds);
  if (strange) return { refusal: strange };
  const standing = before?.fields ?? [];
  const changed = fields.filter(
    ({ id, value }) => !standing.some((one) => one.id === id && one.value === value),
  );
  const filled = yield* changeFields(planId, {}, changed);
  if ("refusal" in filled) return filled;
  return { task: { ...rest, tagIds: [...new Set(tagIds)], fields } };
}
