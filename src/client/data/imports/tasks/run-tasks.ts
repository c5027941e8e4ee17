import { chunksOfSheet, idsOfSheet } from "#domain/import/tasks/chunks-of-sheet.ts";
import { reserveIds } from "../../commands/minting.ts";
import { runCommand } from "../../commands/run-command.ts";
import type { ImportFailure, ImportedThing, ImportOutcome } from "../../database/import-row.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { problemsOf } from "../check-import.ts";
import { planHere } from "./known-plan.ts";
import { readJob, type TaskJob } from "./task-job.ts";

/** Brings the tasks of a sheet in, in parts: what is right goes into the outbox, what is not is told. */
export async function runTasks(
  database: LocalDatabase,
  job: TaskJob,
  onProgress: (done: number, count: number) => void,
): Promise<ImportOutcome> {
  const { plan, lastRank } = await planHere(database, job.planId);
  const read = readJob(job, plan);
  const nextId = await reserveIds(database, idsOfSheet(read));
  const chunks = chunksOfSheet(read, { planId: job.planId, plan, lastRank, nextId });
  const added: ImportedThing[] = [];
  const failed: ImportFailure[] = read.flatMap(({ lines, problems }) =>
    problems.length > 0 ? [{ lines, problems }] : [],
  );
  const count = chunks.reduce((sum, { tasks }) => sum + tasks.length, 0);
  let done = 0;
  for (const { args, tasks } of chunks) {
    onProgress(done, count);
    const result = await runCommand(database, "plan.import", args, job.now);
    if (result.ok) added.push(...tasks);
    else {
      const problems = problemsOf(result.refusal);
      failed.push(...tasks.map(({ lines }) => ({ lines, problems })));
    }
    done += tasks.length;
  }
  onProgress(count, count);
  failed.sort((one, other) => (one.lines[0] ?? 0) - (other.lines[0] ?? 0));
  return { added, changed: [], failed };
}
