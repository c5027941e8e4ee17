import type { Change } from "#domain/command.ts";
import { entityOf } from "#domain/entities.ts";
import { birthOf } from "#domain/entity.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { planScope } from "#domain/scope.ts";
import { bornTaskChanges, withoutBirth } from "#domain/task/repeat/born-task.ts";
import { isRepeating, missedBirths } from "#domain/task/repeat/next-birth.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { tasksToRepeat } from "../tables/lists/due/repeating-tasks.ts";
import { addBornIds } from "../tables/own/born-id.ts";
import { claimDeviceNumber, SERVER_USER } from "../tables/own/device-number.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "log" | "now">;

/** Tasks that are looked up at once. */
const BATCH = 100;

/** Makes the tasks that have come due by their rules; each once, whichever server on the database looks first. */
export async function repeatTasks(parts: Parts): Promise<void> {
  const { database, log, now } = parts;
  let behind = 0;
  for (;;) {
    const ids = await tasksToRepeat(database, { now: now(), behind, most: BATCH });
    for (const id of ids) {
      await repeatTask(parts, id).catch((error: unknown) =>
        log.warn({ err: error, taskId: id }, "A task could not be repeated; the next try follows"),
      );
    }
    behind = ids.at(-1) ?? behind;
    if (ids.length < BATCH) return;
  }
}

/** Makes all that has come due of one rule; each is made from the one before it, and shown before the next one is made. */
async function repeatTask({ database, hub, log, now }: Parts, id: Id): Promise<void> {
  let from: Id | undefined = id;
  while (from !== undefined) {
    const newest: Id = from;
    from = await database.transaction(async (tx) => makeNext(tx, newest, now(), log));
    if (from !== undefined) hub.wake();
  }
}

/** Makes the next one of a task where it is due; answers its id. */
async function makeNext(
  tx: Tx,
  taskId: Id,
  now: number,
  log: Parts["log"],
): Promise<Id | undefined> {
  const seen = await tableOf("task").get(tx, taskId);
  if (!seen) return undefined;
  await enterLanes(tx, [planScope(seen.planId)]);
  // Another server may have made it, or somebody changed the rule, while this one waited.
  const task = await tableOf("task").get(tx, taskId);
  if (!task || task.planId !== seen.planId || !isRepeating(task)) return undefined;
  const { births, passed } = missedBirths(task, now);
  const [moment] = births;
  if (moment === undefined) return undefined;
  if (passed > 0) log.warn({ taskId, passed }, "Repeated tasks of long ago were left out");
  const range = task.repeat.range || (await claimDeviceNumber(tx, SERVER_USER));
  const number = task.repeat.number + passed;
  const ready = { ...task, repeat: { ...task.repeat, range, number } };
  const rows = new RowsInWork(tx);
  const reading = bornTaskChanges(ready, moment, now);
  const next = await runReading(reading, async (ask) => rows.answer(ask));
  if ("refusal" in next) {
    // What waits for completion waits on; nothing else says later that it is to come.
    if (task.repeat.after === "completion") throw new Error(next.refusal.reason);
    const put = withoutBirth(ready, moment);
    const by = { actorId: task.repeat.userId, at: now };
    await applyChanges(tx, [{ entity: "task", action: "update", put }], by);
    return taskId;
  }
  await addBornIds(tx, bornIds(next.changes));
  await applyChanges(tx, next.changes, { actorId: next.task.userId, at: now });
  return next.task.id;
}

function bornIds(changes: readonly Change[]): Id[] {
  return changes.flatMap((change) => {
    const isBorn = "put" in change && birthOf(entityOf(change.entity), change.put) === "own";
    return isBorn && change.action !== "update" ? [Number(change.put.id)] : [];
  });
}
