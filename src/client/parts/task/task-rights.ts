import type { TaskView } from "#client/data/queries/task.ts";
import { isObserver, takesPart } from "#domain/plan/plan-role.ts";
import {
  canArchiveTask,
  canChangeTask,
  canCompleteTask,
  canMoveTask,
  canRemoveTask,
  canSetTimes,
} from "#domain/task/can-change-task.ts";

/** What the person may do with a task. */
export interface TaskRights {
  readonly change: boolean;
  /** Give it other times. */
  readonly schedule: boolean;
  /** Complete and reopen. */
  readonly complete: boolean;
  /** To another column, or put away: never a subtask on its own. */
  readonly move: boolean;
  readonly archive: boolean;
  /** It is put away, and the person may bring it back. */
  readonly restore: boolean;
  readonly remove: boolean;
  /** Why it can be neither completed nor moved; a key of the texts. */
  readonly completeNote:
    | "task:archivedNote"
    | "task:planArchivedNote"
    | "task:observerNote"
    | "task:ownersNote"
    | undefined;
  /** Why nothing can be changed; a key of the texts. */
  readonly note:
    | "task:archivedNote"
    | "task:planArchivedNote"
    | "task:observerNote"
    | "task:readOnlyNote"
    | undefined;
}

/** What may be done with a task that is out of reach. */
export const NO_RIGHTS: TaskRights = {
  change: false,
  schedule: false,
  complete: false,
  move: false,
  archive: false,
  restore: false,
  remove: false,
  completeNote: undefined,
  note: undefined,
};

/** The rules that decide on commands, asked ahead of them. */
export function taskRights({
  task,
  parent,
  member,
  plan,
}: Pick<TaskView, "task" | "parent" | "member" | "plan">): TaskRights {
  const main = parent ?? task;
  const isMain = task.parentId === 0;
  const planOpen = takesPart({ plan, member });
  const closedNote = closedNoteOf({ plan, member, task });
  const open = planOpen && task.archivedTime === 0;
  const seen = { plan, member };
  const mayChange = canChangeTask(main, seen, task).ok;
  const mayComplete = canCompleteTask(main, seen, task).ok;
  const mayArchive = planOpen && isMain && canArchiveTask(task, seen).ok;
  return {
    change: open && mayChange,
    schedule: open && canSetTimes(main, seen, task).ok,
    complete: open && mayComplete,
    move: open && isMain && canMoveTask(task, seen).ok,
    archive: mayArchive,
    restore: mayArchive && task.archivedTime > 0,
    remove: planOpen && canRemoveTask(main, seen, task).ok,
    completeNote: closedNote ?? (mayComplete ? undefined : "task:ownersNote"),
    note: closedNote ?? (mayChange ? undefined : "task:readOnlyNote"),
  };
}

function closedNoteOf({ plan, member, task }: Pick<TaskView, "plan" | "member" | "task">) {
  if (plan.archivedTime > 0) return "task:planArchivedNote";
  if (isObserver(member)) return "task:observerNote";
  return task.archivedTime > 0 ? "task:archivedNote" : undefined;
}
