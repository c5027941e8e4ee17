import { type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/task.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { CONTENT_VERSIONS_PAGE, TASK_LOG_PAGE } from "#domain/task/log/log-limits.ts";
import { listFormerContents } from "../tables/own/history/content-version.ts";
import { listSteps } from "../tables/own/history/task-log.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { taskInReach } from "./task.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call>, Refusal>
>;

/** `plan/task/log`: what was done with a task, for whoever may read it. */
export async function listTaskLog(
  db: Db,
  userId: Id,
  { taskId, before, size = TASK_LOG_PAGE }: ParsedBodyOf<typeof calls.listTaskLog>,
): Answer<typeof calls.listTaskLog> {
  const found = await taskInReach(db, userId, taskId);
  if (!found.ok) return found;
  const isSubtask = found.value.parentId > 0;
  // One more than wanted says whether there are more.
  const steps = await listSteps(db, { taskId, isSubtask, before }, size + 1);
  return success({ records: steps.slice(0, size), more: steps.length > size });
}

/** `plan/task/content/versions`: what the description of a task said before, for whoever may read the task. */
export async function listContentVersions(
  db: Db,
  userId: Id,
  { taskId, before }: ParsedBodyOf<typeof calls.listContentVersions>,
): Answer<typeof calls.listContentVersions> {
  const found = await taskInReach(db, userId, taskId);
  if (!found.ok) return found;
  const current = await tableOf("taskContent").get(db, taskId);
  if (!current) return success({ records: [], more: false });
  const size = CONTENT_VERSIONS_PAGE;
  const versions = await listFormerContents(db, { current, before }, size + 1);
  return success({ records: versions.slice(0, size), more: versions.length > size });
}
