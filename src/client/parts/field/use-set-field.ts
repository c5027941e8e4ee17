import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import type { Task } from "#domain/task/task.ts";

/** Sets what a task says in a field; what stands there already is no change. */
export function useSetField(): (task: Task, field: PlanField, value: string) => void {
  const { edit } = useTaskActions();
  return (task, field, value) => {
    if ((task.fields[field.id] ?? "") !== value) edit(task, { fields: [{ id: field.id, value }] });
  };
}
