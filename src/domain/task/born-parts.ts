import * as z from "zod/mini";
import type { Change } from "../command.ts";
import type { FlowItem } from "../flow/flow-item.ts";
import type { Id } from "../id.ts";
import { CHECK_ITEM_NAME_MAX, CHECK_ITEMS_MAX, SUBTASKS_MAX, TASK_NAME_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { ranksAfter } from "../rank.ts";
import { newIdOf } from "../reference.ts";
import { newTask } from "./new-task.ts";
import type { Task } from "./task.ts";
import { timesShape } from "./task-times.ts";

/** Lines of a checklist that are born with their task. */
export const checklistInputShape = z
  .array(
    z.object({
      id: z.optional(newIdOf("checkItem")),
      name: nameShape(1, CHECK_ITEM_NAME_MAX),
    }),
  )
  .check(z.maxLength(CHECK_ITEMS_MAX));

/** Subtasks that are born with their task. */
export const subtasksInputShape = z
  .array(
    z.object({
      id: z.optional(newIdOf("task")),
      name: nameShape(1, TASK_NAME_MAX),
      times: z.optional(timesShape),
    }),
  )
  .check(z.maxLength(SUBTASKS_MAX));

interface Parts {
  readonly checklist?: z.infer<typeof checklistInputShape> | undefined;
  readonly subtasks?: z.infer<typeof subtasksInputShape> | undefined;
}

/** The parts with an id for each. */
export function mintParts({ checklist, subtasks }: Parts, nextId: () => Id) {
  return {
    ...(checklist && { checklist: checklist.map((one) => ({ ...one, id: one.id ?? nextId() })) }),
    ...(subtasks && { subtasks: subtasks.map((one) => ({ ...one, id: one.id ?? nextId() })) }),
  };
}

export function mintedParts({ checklist = [], subtasks = [] }: Parts): (Id | undefined)[] {
  return [...checklist, ...subtasks].map(({ id }) => id);
}

/** A new task with how long its checklist is, and the rows of its parts. */
export function bornParts(
  task: Task,
  { checklist = [], subtasks = [] }: Parts,
  state: FlowItem | undefined,
  now: number,
): { readonly row: Task; readonly changes: Change[] } {
  const { planId, privateTo, columnId, userId } = task;
  const checkRanks = ranksAfter(undefined, checklist.length);
  const subtaskRanks = ranksAfter(undefined, subtasks.length);
  return {
    row: { ...task, checkNum: checklist.length },
    changes: [
      ...checklist.map(({ id = 0, name }, place): Change => ({
        entity: "checkItem",
        action: "add",
        put: {
          id,
          taskId: task.id,
          planId,
          privateTo,
          name,
          done: 0,
          rank: checkRanks[place] ?? "a0",
          createTime: now,
        },
      })),
      ...subtasks.map(({ id = 0, name, times }, place): Change => ({
        entity: "task",
        action: "add",
        put: newTask(
          {
            id,
            parentId: task.id,
            planId,
            privateTo,
            columnId,
            dialogId: 0,
            name,
            userId,
            rank: subtaskRanks[place] ?? "a0",
            startTime: times?.[0],
            endTime: times?.[1],
            state,
          },
          now,
        ),
      })),
    ],
  };
}
