import type { ArgumentsOf } from "#domain/commands.ts";
import type { LaneKind } from "#domain/plan/view/view-parameters.ts";
import { assistsTask, ownersOf, ownsTask, type Task } from "#domain/task/task.ts";

type Edit = Omit<ArgumentsOf<"task.edit">, "id">;

/** What makes a task stand in another lane, and what takes that back. */
export interface LaneChange {
  readonly edit: Edit;
  readonly undo: Edit;
}

/** Takes a task from one lane into another; into that of nobody, or of none, it goes from all others. */
export function changeLane(
  task: Task,
  kind: LaneKind,
  { from, to }: { readonly from: number; readonly to: number },
): LaneChange | undefined {
  if (from === to) return undefined;
  switch (kind) {
    case "priority":
      return { edit: { priority: to }, undo: { priority: task.priority } };
    case "owner":
      return changeOwner(task, from, to);
    case "tag":
      return changeTag(task, from, to);
  }
}

function changeOwner(task: Task, from: number, to: number): LaneChange {
  const leave = to === 0 ? ownersOf(task) : ownersOf(task).filter((id) => id === from);
  const comes = to !== 0 && !ownsTask(task, to);
  return {
    edit: { ...(leave.length > 0 && { removeOwner: leave }), ...(comes && { addOwner: [to] }) },
    undo: {
      ...(comes && { removeOwner: [to] }),
      ...(comes && assistsTask(task, to) && { addAssist: [to] }),
      ...(leave.length > 0 && { addOwner: leave }),
    },
  };
}

function changeTag(task: Task, from: number, to: number): LaneChange {
  const leave = to === 0 ? task.tagIds : task.tagIds.filter((id) => id === from);
  const comes = to !== 0 && !task.tagIds.includes(to);
  return {
    edit: {
      ...(leave.length > 0 && { removeTag: [...leave] }),
      ...(comes && { addTag: [to] }),
    },
    undo: {
      ...(comes && { removeTag: [to] }),
      ...(leave.length > 0 && { addTag: [...leave] }),
    },
  };
}
