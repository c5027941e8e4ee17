import type { Id } from "#domain/id.ts";
import { planScope } from "#domain/scope.ts";
import { remindedTask } from "#domain/task/remind/reminded-task.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { tasksToRemind } from "../tables/lists/due/due-reminders.ts";
import { addReminderLetters } from "../tables/own/reminder-letter.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "now" | "settings">;

/** Tasks that are looked up at once. */
const BATCH = 100;

/** Tells people what they are to be reminded of; each of it once, whichever server on the database looks first. */
export async function remindPeople({ database, hub, now: clock, settings }: Parts): Promise<void> {
  const byLetter = settings.mail !== undefined;
  for (;;) {
    const now = clock();
    const ids = await tasksToRemind(database, { now, most: BATCH });
    for (const id of ids)
      await database.transaction(async (tx) => remind(tx, id, { now, byLetter }));
    if (ids.length > 0) hub.wake();
    if (ids.length < BATCH) return;
  }
}

async function remind(
  tx: Tx,
  id: Id,
  { now, byLetter }: { now: number; byLetter: boolean },
): Promise<void> {
  const seen = await tableOf("task").get(tx, id);
  if (!seen) return;
  await enterLanes(tx, [planScope(seen.planId)]);
  // Another server may have told it, or somebody moved the task, while this one waited.
  const task = await tableOf("task").get(tx, id);
  if (!task || task.planId !== seen.planId) return;
  if (task.remindTime === 0 || task.remindTime > now) return;
  const plan = await tableOf("plan").get(tx, task.planId);
  const reminded = remindedTask(task, now);
  const { remindedTime } = plan?.archivedTime === 0 ? reminded : task;
  const put = { ...reminded, remindedTime };
  if (byLetter && remindedTime > task.remindedTime) {
    const userIds = task.taskUser.map(({ userId }) => userId);
    await addReminderLetters(tx, { taskId: id, userIds, now });
  }
  const by = { actorId: NOBODY, at: now };
  await applyChanges(tx, [{ entity: "task", action: "update", put }], by);
}
