import type { ArgumentsOf } from "#domain/commands.ts";
import {
  assistantsOf,
  ownersOf,
  type Priority,
  type Task,
  type TaskColor,
} from "#domain/task/task.ts";

type Edit = Omit<ArgumentsOf<"task.edit">, "id">;

/** What is done to each of many tasks alike, and how it is taken back from each. */
export interface BulkChange {
  /** The right that it asks for. */
  readonly right: "change" | "complete";
  /** undefined = the task is so already. */
  readonly edit: (task: Task) => Edit | undefined;
  /** How a task becomes what it was; undefined where somebody has changed it since. */
  readonly back: (before: Task, now: Task) => Edit | undefined;
}

export function completing(completeTime: number): BulkChange {
  return {
    right: "complete",
    edit: (task) => (task.completeTime > 0 ? undefined : { completeTime }),
    back: (before, now) => {
      if (before.completeTime > 0 || now.completeTime === 0) return undefined;
      if (before.flowItemId > 0)
        return { flowItemId: before.flowItemId, flowItemWas: now.flowItemId };
      // The moment itself is set where it lands, so that any completion may be this one.
      const reopened = { completeTime: 0, completeWas: now.completeTime };
      const owners = ownersOf(now);
      const isClaimed = before.parentId === 0 && ownersOf(before).length === 0;
      return isClaimed && owners.length === 1
        ? { ...reopened, ...giveBack(before, owners) }
        : reopened;
    },
  };
}

export function prioritising(priority: Priority): BulkChange {
  return {
    right: "change",
    edit: (task) => (task.priority === priority ? undefined : { priority }),
    back: (before, now) => (now.priority === priority ? { priority: before.priority } : undefined),
  };
}

export function colouring(color: TaskColor): BulkChange {
  return {
    right: "change",
    edit: (task) => (task.color === color ? undefined : { color }),
    back: (before, now) => (now.color === color ? { color: before.color } : undefined),
  };
}

/** One more owner, beside those that a task has. */
export function assigning(userId: number): BulkChange {
  const isOwner = (task: Task) => ownersOf(task).includes(userId);
  return {
    right: "change",
    edit: (task) => (isOwner(task) ? undefined : { addOwner: [userId] }),
    back: (before, now) => {
      return isOwner(before) || !isOwner(now) ? undefined : giveBack(before, [userId]);
    },
  };
}

/** One owner less. */
export function unassigning(userId: number): BulkChange {
  const isOwner = (task: Task) => ownersOf(task).includes(userId);
  return {
    right: "change",
    edit: (task) => (isOwner(task) ? { removeOwner: [userId] } : undefined),
    back: (before, now) => (isOwner(before) && !isOwner(now) ? { addOwner: [userId] } : undefined),
  };
}

/** One tag more, or less. */
export function tagging(tagId: number, wanted: boolean): BulkChange {
  const has = ({ tagIds }: Task) => tagIds.includes(tagId);
  const put = (on: boolean) => (on ? { addTag: [tagId] } : { removeTag: [tagId] });
  return {
    right: "change",
    edit: (task) => (has(task) === wanted ? undefined : put(wanted)),
    back: (before, now) =>
      has(before) === wanted || has(now) !== wanted ? undefined : put(!wanted),
  };
}

/** The state of the workflow; where a task cannot turn to it from where it is, it is refused. */
export function turning(flowItemId: number): BulkChange {
  return {
    right: "complete",
    edit: (task) =>
      task.flowItemId === flowItemId ? undefined : { flowItemId, flowItemWas: task.flowItemId },
    back: (before, now) =>
      now.flowItemId === flowItemId && before.flowItemId > 0 && before.flowItemId !== flowItemId
        ? { flowItemId: before.flowItemId, flowItemWas: flowItemId }
        : undefined,
  };
}

/** What a field of the plan is to say. */
export function filling(fieldId: number, value: string): BulkChange {
  const said = ({ fields }: Task) => fields[fieldId] ?? "";
  return {
    right: "change",
    edit: (task) => (said(task) === value ? undefined : { fields: [{ id: fieldId, value }] }),
    back: (before, now) =>
      said(now) === value ? { fields: [{ id: fieldId, value: said(before) }] } : undefined,
  };
}

/** Takes owners off who came to be it; who assisted does so again. */
function giveBack(before: Task, owners: readonly number[]): Edit {
  const assisted = assistantsOf(before).filter((userId) => owners.includes(userId));
  return { removeOwner: [...owners], ...(assisted.length > 0 && { addAssist: assisted }) };
}
