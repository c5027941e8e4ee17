import { AUTOMATION_LATE_MAX } from "#domain/automation/automation-limits.ts";
import { automationMatcher } from "#domain/automation/automation-condition.ts";
import { dateMoment } from "#domain/automation/date-moment.ts";
import type { Automation } from "#domain/automation/automation.ts";
import type { Id } from "#domain/id.ts";
import type { Task } from "#domain/task/task.ts";
import { inTurns } from "../processor/turns.ts";
import type { DatedRun } from "../tables/own/automation/automation-run.ts";

/** What a look at the clock goes by; epoch ms. */
interface Stretch {
  readonly from: number;
  readonly now: number;
}

/** The runs that rules of dates come to within a stretch. All tasks of a plan may be due on one day, for all of its rules: others are heard meanwhile. */
export async function dueRuns(
  pairs: readonly { readonly automationId: Id; readonly taskId: Id }[],
  {
    rules,
    tasks,
  }: { readonly rules: ReadonlyMap<Id, Automation>; readonly tasks: ReadonlyMap<Id, Task> },
  stretch: Stretch,
): Promise<DatedRun[]> {
  const runs: DatedRun[] = [];
  // What a rule asks for is made ready once, not for each of its tasks.
  const matchers = new Map<Id, (task: Task) => boolean>();
  const matcherOf = (rule: Automation) => {
    const known = matchers.get(rule.id) ?? automationMatcher(rule, stretch.now);
    matchers.set(rule.id, known);
    return known;
  };
  await inTurns(pairs, ({ automationId, taskId }) => {
    const [rule, task] = [rules.get(automationId), tasks.get(taskId)];
    const run = rule && task && dueRun(rule, task, { ...stretch, matcherOf });
    if (run) runs.push(run);
  });
  return runs;
}

function dueRun(
  rule: Automation,
  task: Task,
  {
    from,
    now,
    matcherOf,
  }: Stretch & { readonly matcherOf: (rule: Automation) => (task: Task) => boolean },
): DatedRun | undefined {
  const { id: automationId, planId, name, trigger, sinceTime } = rule;
  if (trigger.on !== "date") return undefined;
  const at = dateMoment(trigger, rule, task);
  if (at === undefined || at <= Math.max(from, sinceTime) || at > now) return undefined;
  if (!matcherOf(rule)(task)) return undefined;
  const isMissed = at < now - AUTOMATION_LATE_MAX;
  const settled = isMissed
    ? { state: "missed" as const, doneTime: now }
    : { state: "waiting" as const, doneTime: 0 };
  return { automationId, planId, name, taskId: task.id, taskName: task.name, at, ...settled };
}
