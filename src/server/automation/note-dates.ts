import type { Automation } from "#domain/automation/automation.ts";
import { MINUTE } from "#domain/form/calendar/civil.ts";
import type { Task } from "#domain/task/task.ts";
import { nextTurn } from "../processor/turns.ts";
import type { Server } from "../server.ts";
import { addDatedRuns } from "../tables/own/automation/automation-run.ts";
import {
  datedPairs,
  holdAutomationClock,
  setAutomationClock,
} from "../tables/own/automation/due-dates.ts";
import { tableOf } from "../tables/registry.ts";
import { dueRuns } from "./due-runs.ts";

/** Runs that are written at once. */
const BATCH = 2_000;

/**
 * Notes for rules of dates to which tasks they have come since the last look: the clock is moved on in the same transaction, so that each
 * moment is found once, by whichever server looks. What no server was there for within a day is noted as missed.
 */
export async function noteDates({
  database,
  now: clock,
}: Pick<Server, "database" | "now">): Promise<void> {
  await database.transaction(async (tx) => {
    const from = await holdAutomationClock(tx);
    const now = clock();
    // Rules have times of day by the minute: within one there is nothing new to find, however much is committed in it.
    if (from === undefined || minuteOf(from) >= minuteOf(now)) return;
    const pairs = await datedPairs(tx, { from, to: now });
    const idsOf = (name: "automationId" | "taskId") => [
      ...new Set(pairs.map((pair) => pair[name])),
    ];
    const rules = new Map<number, Automation>();
    for (const { row } of await tableOf("automation").find(tx, idsOf("automationId")))
      rules.set(row.id, row);
    const tasks = new Map<number, Task>();
    for (const { row } of await tableOf("task").find(tx, idsOf("taskId"))) tasks.set(row.id, row);
    const runs = await dueRuns(pairs, { rules, tasks }, { from, now });
    for (let first = 0; first < runs.length; first += BATCH) {
      await addDatedRuns(tx, runs.slice(first, first + BATCH));
      await nextTurn();
    }
    await setAutomationClock(tx, now);
  });
}

function minuteOf(time: number): number {
  return Math.floor(time / MINUTE);
}
