import { AUTOMATION_LATE_MAX } from "#domain/automation/automation-limits.ts";
import { automationMatcher } from "#domain/automation/automation-condition.ts";
import { dateMoment } from "#domain/automation/date-moment.ts";
import type { Automation } from "#domain/automation/automation.ts";
import { MINUTE } from "#domain/form/calendar/civil.ts";
import type { Task } from "#domain/task/task.ts";
import type { Server } from "../server.ts";
import { addDatedRuns, type DatedRun } from "../tables/own/automation/automation-run.ts";
import {
  datedPairs,
  holdAutomationClock,
  setAutomationClock,
} from "../tables/own/automation/due-dates.ts";
import { tableOf } from "../tables/registry.ts";

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
    const runs = pairs.flatMap(({ automationId, taskId }) => {
      const [rule, task] = [rules.get(automationId), tasks.get(taskId)];
      return rule && task ? dueRun(rule, task, { from, now }) : [];
    });
    if (runs.length > 0) await addDatedRuns(tx, runs);
    await setAutomationClock(tx, now);
  });
}

function minuteOf(time: number): number {
  return Math.floor(time / MINUTE);
}

function dueRun(
  rule: Automation,
  task: Task,
  { from, now }: { readonly from: number; readonly now: number },
): DatedRun[] {
  const { id: automationId, planId, name, trigger, sinceTime } = rule;
  if (trigger.on !== "date") return [];
  const at = dateMoment(trigger, rule, task);
  if (at === undefined || at <= Math.max(from, sinceTime) || at > now) return [];
  if (!automationMatcher(rule, now)(task)) return [];
  const isMissed = at < now - AUTOMATION_LATE_MAX;
  const settled = isMissed
    ? { state: "missed" as const, doneTime: now }
    : { state: "waiting" as const, doneTime: 0 };
  return [{ automationId, planId, name, taskId: task.id, taskName: task.name, at, ...settled }];
}
