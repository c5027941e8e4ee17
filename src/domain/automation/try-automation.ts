import type { Id } from "../id.ts";
import type { Task } from "../task/task.ts";
import { ownersOf } from "../task/task.ts";
import { actionCommands } from "./action-commands.ts";
import { automationMatcher } from "./automation-condition.ts";
import type { AutomationAction } from "./automation-action.ts";
import type { Automation } from "./automation.ts";
import type { AutomationTrigger } from "./automation-trigger.ts";
import { wordsOfTask } from "./automation-words.ts";

/** What a rule needs to be tried out: all but where it is kept. */
export type TriedAutomation = Pick<
  Automation,
  "planId" | "trigger" | "condition" | "actions" | "timeZone" | "userId"
>;

/** What a rule would do to one task. */
export interface TriedTask {
  readonly task: Task;
  /** Its actions in their order; `same` = it is so already. */
  readonly acts: readonly { readonly action: AutomationAction; readonly same: boolean }[];
}

/**
 * To which tasks a rule would come if what sets it off happened to them now, and what it would do: each action on the task as it stands.
 * Of a rule of a state or a column these are the tasks that stand there.
 */
export function tryAutomation(
  rule: TriedAutomation,
  tasks: readonly Task[],
  { now, nameOf }: { readonly now: number; readonly nameOf: (userId: Id) => string },
): TriedTask[] {
  const matches = automationMatcher(rule, now);
  return tasks
    .filter((task) => standsAt(rule.trigger, task) && matches(task))
    .map((task) => {
      const facts = { task, now, words: wordsOfTask(task, rule, nameOf) };
      const acts = rule.actions.map((action) => ({
        action,
        same: actionCommands(action, facts).length === 0,
      }));
      return { task, acts };
    });
}

/** Whether what sets a rule off can have happened to a task last. */
function standsAt(trigger: AutomationTrigger, task: Task): boolean {
  switch (trigger.on) {
    case "created":
      return true;
    case "completed":
      return task.completeTime > 0 && task.cancelled === 0;
    case "reopened":
      return task.completeTime === 0;
    case "state":
      return task.flowItemId === trigger.flowItemId;
    case "column":
      return task.columnId === trigger.columnId;
    case "owner":
      return ownersOf(task).length > 0;
    case "priority":
      return task.priority > 0;
    case "field":
      return (task.fields[trigger.fieldId] ?? "") !== "";
    case "date":
      return (trigger.edge === "start" ? task.startTime : task.endTime) > 0;
  }
}
