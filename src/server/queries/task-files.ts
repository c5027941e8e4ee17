import { type Result, success } from "#base/result.ts";
import type { ReplyOf } from "#contract/call.ts";
import type { listTaskFiles as listTaskFilesCall } from "#contract/calls/file.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { filesOfTask } from "../tables/files/task-files.ts";
import type { Db } from "../tables/sql/db.ts";
import { taskInReach } from "./task.ts";

/** `plan/task/files`: what was sent in the chat of a task. */
export async function listTaskFiles(
  db: Db,
  userId: Id,
  taskId: Id,
): Promise<Result<ReplyOf<typeof listTaskFilesCall>, Refusal>> {
  const task = await taskInReach(db, userId, taskId);
  return task.ok ? success(await filesOfTask(db, userId, taskId)) : task;
}
