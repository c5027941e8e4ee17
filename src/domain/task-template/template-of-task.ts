import type { CheckItem } from "../checklist/check-item.ts";
import { byRank } from "../by-rank.ts";
import type { Task } from "../task/task.ts";
import { hasTimes } from "../task/task-times.ts";
import { startOfDay } from "../task/times/calendar-day.ts";
import { spanFrom } from "../template/template-of-plan.ts";
import type { PlanField } from "../field/plan-field.ts";
import type { GivenTask } from "./given-task.ts";

/** A task with what a template takes from it. */
export interface TaskToKeep {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  /** HTML, "" = it has no description. */
  readonly content: string;
  readonly checkItems: readonly Pick<CheckItem, "name" | "rank" | "id">[];
  /** Those of the plan. */
  readonly fields: readonly Pick<PlanField, "id" | "kind" | "archivedTime">[];
}

/**
 * A task as a template. Who has a part in it, what was done and said stays behind, and so do people whom fields name;
 * times are counted from the day on which it begins.
 */
export function templateOfTask({
  task,
  subtasks,
  content,
  checkItems,
  fields,
}: TaskToKeep): GivenTask {
  const first = [task, ...subtasks].filter(hasTimes).map(({ startTime }) => startTime);
  const day = first.length === 0 ? 0 : startOfDay(Math.min(...first));
  const kept = new Set(
    fields
      .filter(({ kind, archivedTime }) => kind !== "person" && kind !== "sum" && archivedTime === 0)
      .map(({ id }) => id),
  );
  return {
    content,
    span: spanFrom(day, task),
    color: task.color,
    priority: task.priority,
    milestone: task.milestone,
    estimate: task.estimate,
    tagIds: task.tagIds,
    fields: Object.entries(task.fields).flatMap(([key, value]) =>
      kept.has(Number(key)) ? [{ id: Number(key), value }] : [],
    ),
    checklist: checkItems.toSorted(byRank).map(({ name }) => name),
    subtasks: subtasks
      .toSorted(byRank)
      .map((subtask) => ({ name: subtask.name, span: spanFrom(day, subtask) })),
  };
}
