import type { LocalDatabase } from "../../database/local-database.ts";
import type { CheckedRecord } from "../check-import.ts";
import { planHere } from "./known-plan.ts";
import { readJob, type TaskJob } from "./task-job.ts";

/** Looks at each task of a sheet, and changes nothing. */
export async function checkTasks(
  database: LocalDatabase,
  job: TaskJob,
): Promise<readonly CheckedRecord[]> {
  const { plan } = await planHere(database, job.planId);
  return readJob(job, plan).map(({ problems }) => ({ problems, isChange: false }));
}
