import { usePlanUsers } from "#client/live/use-plan.ts";
import type { Selection } from "#client/parts/people/use-selection.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "#domain/limits.ts";
import { assistantsOf, ownersOf, type Task } from "#domain/task/task.ts";
import { useTaskActions } from "./use-task-actions.ts";

/** What people are to a task. */
export type TaskPart = "owner" | "assist";

/** Who owns a task, or who assists, as a choice among the plan's members; up to ten of each (seed 000 §5). */
export function useTaskPeople(task: Task, part: TaskPart): Selection {
  const { edit } = useTaskActions();
  const members = usePlanUsers(task.planId);
  const among = members.state === "ready" ? members.value.map(({ userId }) => userId) : [];
  const owners = ownersOf(task);
  if (part === "owner") {
    return {
      chosen: owners,
      max: TASK_OWNERS_MAX,
      among,
      onChange: ({ added, removed }) =>
        edit(task, {
          ...(added.length > 0 && { addOwner: [...added] }),
          ...(removed.length > 0 && { removeOwner: [...removed] }),
        }),
    };
  }
  return {
    chosen: assistantsOf(task),
    max: TASK_ASSISTANTS_MAX,
    among,
    without: owners,
    onChange: ({ added, removed }) =>
      edit(task, {
        ...(added.length > 0 && { addAssist: [...added] }),
        ...(removed.length > 0 && { removeAssist: [...removed] }),
      }),
  };
}
