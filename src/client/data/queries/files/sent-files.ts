import type { File } from "#domain/file/file.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { inScopes, scopesOfPlan } from "../../database/plan-tasks.ts";

/** A file that was sent in a chat of a plan or of one of its tasks. */
export interface SentFile {
  readonly file: File;
  /** What the task, else the chat is called in which it was sent. */
  readonly place: string;
}

/** The files that were sent in the chats of a plan and of its tasks, the newest first. */
export async function readSentFiles(database: LocalDatabase, planId: number): Promise<SentFile[]> {
  const scopes = await scopesOfPlan(database, planId);
  const all = await inScopes(database.file, scopes).toArray();
  const sent = all.filter(({ dialogId }) => dialogId > 0);
  const [tasks, dialogs] = await Promise.all([
    database.task.bulkGet(distinct(sent.map(({ taskId }) => taskId))),
    database.dialog.bulkGet(distinct(sent.map(({ dialogId }) => dialogId))),
  ]);
  const names = new Map<string, string>();
  for (const task of tasks) if (task) names.set(`task ${task.id}`, task.name);
  for (const dialog of dialogs) if (dialog) names.set(`dialog ${dialog.id}`, dialog.name);
  return sent
    .toSorted((one, other) => other.createTime - one.createTime || other.id - one.id)
    .map((file) => ({
      file,
      place: names.get(`task ${file.taskId}`) ?? names.get(`dialog ${file.dialogId}`) ?? "",
    }));
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
