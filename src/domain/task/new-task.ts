import { flowFieldsOf } from "../flow/flow-fields.ts";
import type { FlowItem } from "../flow/flow-item.ts";
import type { Id } from "../id.ts";
import { givenTimes } from "./milestone/milestone.ts";
import type { Priority, Task, TaskColor, TaskUser } from "./task.ts";

/** A task's row at its birth. */
export function newTask(
  task: {
    id: Id;
    parentId?: Id;
    planId: Id;
    /** The private task with which it lies, its own or its parent; everybody in the plan sees it where left out. */
    privateTo?: Id;
    visibleTo?: Id[];
    columnId: Id;
    dialogId: Id;
    name: string;
    userId: Id;
    rank: string;
    taskUser?: TaskUser[];
    tagIds?: Id[] | undefined;
    fields?: Task["fields"] | undefined;
    startTime?: number | undefined;
    endTime?: number | undefined;
    completeTime?: number | undefined;
    archivedTime?: number | undefined;
    color?: TaskColor | undefined;
    priority?: Priority | undefined;
    milestone?: Task["milestone"] | undefined;
    /** The state with which it begins, in a plan that has a workflow. */
    state?: FlowItem | undefined;
    repeat?: Task["repeat"];
    reminders?: Task["reminders"];
    estimate?: number | undefined;
  },
  now: number,
): Task {
  const { milestone = 0, startTime: start = 0, endTime: end = 0 } = task;
  const [startTime, endTime] = givenTimes({ milestone }, [start, end]);
  return {
    id: task.id,
    parentId: task.parentId ?? 0,
    planId: task.planId,
    privateTo: task.privateTo ?? 0,
    visibleTo: task.visibleTo ?? [],
    columnId: task.columnId,
    dialogId: task.dialogId,
    name: task.name,
    startTime,
    endTime,
    completeTime: task.completeTime ?? 0,
    ...flowFieldsOf(task.state),
    stateUserId: task.userId,
    stateTime: now,
    archivedTime: task.archivedTime ?? 0,
    archivedUserId: task.archivedTime ? task.userId : 0,
    taskUser: task.taskUser ?? [],
    followers: [],
    tagIds: task.tagIds ?? [],
    fields: task.fields ?? {},
    color: task.color ?? "",
    priority: task.priority ?? 0,
    milestone,
    userId: task.userId,
    rank: task.rank,
    msgNum: 0,
    fileNum: 0,
    checkNum: 0,
    checkDone: 0,
    estimate: task.estimate ?? 0,
    worked: 0,
    repeat: task.repeat ?? null,
    reminders: task.reminders ?? [],
    remindTime: 0,
    remindedTime: 0,
    createTime: now,
    updateTime: now,
  };
}
