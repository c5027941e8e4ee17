import { COMPANY_ID } from "#domain/company/company-id.ts";
import { DEFAULT_COMPANY_SETTING } from "#domain/company/default-company-setting.ts";
import type { Id } from "#domain/id.ts";
import { archiveDaysOf, isArchiveDue } from "#domain/plan/archive-rule.ts";
import { runReading } from "#domain/reading.ts";
import { planScope } from "#domain/scope.ts";
import { archiveChanges } from "#domain/task/archive-changes.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { tasksToArchive } from "../tables/lists/due/tasks-to-archive.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "log" | "now">;

/** Tasks that are looked up at once. */
const BATCH = 100;

/** Puts away what has been completed for as long as its plan says, or the company; each once, whichever server looks first. */
export async function archiveTasks({ database, hub, log, now }: Parts): Promise<void> {
  let behind = 0;
  for (;;) {
    const companyDays = await daysOfCompany(database);
    const ids = await tasksToArchive(database, { now: now(), companyDays, behind, most: BATCH });
    for (const id of ids) {
      await database
        .transaction(async (tx) => archiveTask(tx, id, now()))
        .catch((error: unknown) =>
          log.warn(
            { err: error, taskId: id },
            "A task could not be put away; the next try follows",
          ),
        );
    }
    if (ids.length > 0) hub.wake();
    behind = ids.at(-1) ?? behind;
    if (ids.length < BATCH) return;
  }
}

async function archiveTask(tx: Tx, taskId: Id, now: number): Promise<void> {
  const seen = await tableOf("task").get(tx, taskId);
  if (!seen) return;
  await enterLanes(tx, [planScope(seen.planId)]);
  // Somebody may have opened it again, or said otherwise, while this waited.
  const task = await tableOf("task").get(tx, taskId);
  if (!task || task.planId !== seen.planId || task.archivedTime > 0) return;
  const plan = await tableOf("plan").get(tx, task.planId);
  if (!plan || plan.archivedTime > 0) return;
  const days = archiveDaysOf(plan, { archiveDays: await daysOfCompany(tx) });
  if (!isArchiveDue(task.completeTime, days, now)) return;
  const rows = new RowsInWork(tx);
  const reading = archiveChanges(task, { archivedTime: now, archivedUserId: NOBODY }, now);
  const { changes } = await runReading(reading, async (ask) => rows.answer(ask));
  await applyChanges(tx, changes, { actorId: NOBODY, at: now });
}

async function daysOfCompany(db: Db): Promise<number> {
  const setting = await tableOf("companySetting").get(db, COMPANY_ID);
  return (setting ?? DEFAULT_COMPANY_SETTING).archiveDays;
}
