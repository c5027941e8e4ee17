import { areSound } from "../field/field-definition.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { PlanTemplateContent, Span } from "./plan-template-content.ts";
import { TEMPLATE_ROWS_MAX, TEMPLATE_SIZE_MAX, TEMPLATE_TASKS_MAX } from "./template-limits.ts";

/** Refuses a template that names what it has not, that ends before it begins, or of which more would be born than can be. */
export function refuseContent(content: PlanTemplateContent): Refusal | undefined {
  const { columns, states, tags, tasks } = content;
  const isOdd =
    !areSound(content.fields ?? []) ||
    states.some(({ turns }) => turns.some((place) => place >= states.length)) ||
    tasks.some(
      (task) =>
        task.column >= columns.length ||
        task.tags.some((place) => place >= tags.length) ||
        (task.milestone === 1 && task.subtasks.length > 0) ||
        [task, ...task.subtasks].some(({ span }) => span !== null && !isForward(span)),
    );
  if (isOdd) return parameterError();
  const large = whyTooLarge(content);
  if (!large) return undefined;
  const reason = large.kind === "size" ? "planTemplate.tooLong" : "planTemplate.tooLarge";
  return parameterError(reason, { count: large.most });
}

/** How many rows are born with these tasks. */
export function rowsOf(
  tasks: readonly {
    readonly checklist?: readonly unknown[] | undefined;
    readonly subtasks?: readonly unknown[] | undefined;
  }[],
): number {
  return tasks.reduce(
    (sum, { checklist = [], subtasks = [] }) => sum + 1 + checklist.length + subtasks.length,
    0,
  );
}

/** Whether something ends after it begins. */
export function isForward({ startDay, startMinute, endDay, endMinute }: Span): boolean {
  return endDay > startDay || (endDay === startDay && endMinute > startMinute);
}

/** Of what a template has too much, and how much there can be; undefined where it can be kept. */
export function whyTooLarge(
  content: PlanTemplateContent,
): { readonly kind: "tasks" | "rows" | "size"; readonly most: number } | undefined {
  const { tasks } = content;
  if (tasks.length > TEMPLATE_TASKS_MAX) return { kind: "tasks", most: TEMPLATE_TASKS_MAX };
  if (rowsOf(tasks) > TEMPLATE_ROWS_MAX) return { kind: "rows", most: TEMPLATE_ROWS_MAX };
  const isLong = JSON.stringify(content).length > TEMPLATE_SIZE_MAX;
  return isLong ? { kind: "size", most: TEMPLATE_SIZE_MAX } : undefined;
}
