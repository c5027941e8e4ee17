import type { Id } from "#domain/id.ts";
import type { LoggedStep } from "#domain/task/log/steps-of.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import type { Db } from "../../sql/db.ts";

/** A step on its way into the log of its task. */
export interface NewStep extends LoggedStep {
  readonly userId: Id;
  /** Epoch ms at which the person did it. */
  readonly at: number;
}

/** Writes steps down, in the transaction of what they tell of. */
export async function addSteps(db: Db, steps: readonly NewStep[]): Promise<void> {
  const records = steps.map(({ logOf, taskId, userId, ...rest }) => ({
    ...rest,
    log_of: logOf,
    task_id: taskId,
    user_id: userId,
  }));
  await db.run(
    `insert into task_log (log_of, task_id, user_id, at, kind, detail)
     select log_of, task_id, user_id, at, kind, detail
     from jsonb_populate_recordset(null::task_log, $1)`,
    [JSON.stringify(records)],
  );
}

/** What was done with a subtask stands in its own log from now on: it has become a task. */
export async function takeStepsAlong(db: Db, taskId: Id): Promise<void> {
  await db.run("update task_log set log_of = task_id where task_id = $1", [taskId]);
}

/** Which steps are wanted. */
export interface StepFilter {
  readonly taskId: Id;
  /** It is a subtask, whose steps stand in the log of its task. */
  readonly isSubtask: boolean;
  /** Only steps older than the one with this id. */
  readonly before?: number | undefined;
}

/** Steps of a task with its subtasks, or of a subtask alone, the newest first. */
export async function listSteps(
  db: Db,
  { taskId, isSubtask, before }: StepFilter,
  limit: number,
): Promise<TaskStep[]> {
  return db.build
    .selectFrom("taskLog")
    .select(["id", "taskId", "userId", "at", "kind", "detail"])
    .where(isSubtask ? "taskId" : "logOf", "=", taskId)
    .where("id", "<", before ?? Number.MAX_SAFE_INTEGER)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
