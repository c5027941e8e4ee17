import * as z from "zod/mini";
import type { Actor, Change } from "../command.ts";
import { joinKey } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { noAccess, parameterError, type Refusal, taskGone } from "../refusal.ts";
import { flagShape, givenTimeShape } from "../shape.ts";
import { workMinutesShape, workNoteShape } from "../work-time/add-time-entry.ts";
import type { TimeEntry } from "../work-time/time-entry.ts";
import { TASK_ENTRIES_MAX } from "../work-time/work-time-limits.ts";
import { workedChange } from "../work-time/worked-change.ts";
import type { Membership } from "./can-change-plan.ts";
import { mayIn } from "./plan-acts.ts";

/** Time that somebody worked on a task that came with a chunk before this one. */
export const importedTimeShape = z.object({
  id: newIdOf("timeEntry"),
  taskId: idOf("task"),
  /** Who worked. */
  userId: idOf("user"),
  startTime: givenTimeShape,
  minutes: workMinutesShape,
  note: workNoteShape,
  /** 1 = a timer measured it, before the plan was made here: nobody writes such by hand. */
  timed: flagShape,
});
type ImportedTime = z.infer<typeof importedTimeShape>;

/** The rows of records of time, or why they cannot come in: by the same rules as records that are written one by one. */
export function* importedTimes(
  times: readonly ImportedTime[],
  membership: Membership,
  actor: Actor,
): Reading<{ readonly changes: readonly Change[] } | { readonly refusal: Refusal }> {
  const { plan, member } = membership;
  const workers = new Set(times.map(({ userId }) => userId));
  const isOwn = [...workers].every((userId) => userId === member.userId);
  if (!isOwn && !mayIn(membership, "workTimes")) return { refusal: noAccess("timeEntry.ownOnly") };
  for (const userId of workers)
    if (!(yield* get("planUser", joinKey(plan.id, userId)))) return { refusal: parameterError() };
  const changes: Change[] = [];
  for (const [taskId, ofTask] of Map.groupBy(times, (time) => time.taskId)) {
    const task = yield* get("task", taskId);
    if (task?.planId !== plan.id) return { refusal: taskGone(taskId) };
    const standing = yield* list("timeEntry", { taskId });
    if (standing.length + ofTask.length > TASK_ENTRIES_MAX)
      return { refusal: parameterError("timeEntry.max", { count: TASK_ENTRIES_MAX }) };
    const { now: createTime, now: updateTime } = actor;
    const rows = ofTask.map((time): TimeEntry => ({
      ...time,
      timed: time.startTime <= plan.createTime ? time.timed : 0,
      planId: plan.id,
      privateTo: task.privateTo,
      createTime,
      updateTime,
    }));
    changes.push(...rows.map((put): Change => ({ entity: "timeEntry", action: "add", put })));
    changes.push(workedChange(task, [...standing, ...rows], actor));
  }
  return { changes };
}
