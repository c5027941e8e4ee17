import type { ContentVersion } from "#domain/task/log/content-version.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import type { KeptPages, LocalDatabase } from "../database/local-database.ts";

/** The log of a task as far as it is here; null = it never was. */
export async function readTaskLog(
  { taskLog }: LocalDatabase,
  taskId: number,
): Promise<KeptPages<TaskStep> | null> {
  return (await taskLog.get(taskId)) ?? null;
}

/** What a task's description said before, as far as it is here; null = it never was. */
export async function readContentVersions(
  { contentVersion }: LocalDatabase,
  taskId: number,
): Promise<KeptPages<ContentVersion> | null> {
  return (await contentVersion.get(taskId)) ?? null;
}
