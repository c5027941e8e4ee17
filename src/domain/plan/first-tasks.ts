import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import type { Actor, Change } from "../command.ts";
import type { FlowItem } from "../flow/flow-item.ts";
import { startOf } from "../flow/flow-of-plan.ts";
import type { Id } from "../id.ts";
import {
  PLAN_COLUMNS_MAX,
  PLAN_TAGS_MAX,
  TAG_NAME_MAX,
  TASK_NAME_MAX,
  TASK_TAGS_MAX,
} from "../limits.ts";
import { nameShape } from "../name.ts";
import { ranksAfter } from "../rank.ts";
import { newIdOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { flagShape, htmlShape } from "../shape.ts";
import {
  bornParts,
  checklistInputShape,
  mintedParts,
  mintParts,
  subtasksInputShape,
} from "../task/born-parts.ts";
import { newTask } from "../task/new-task.ts";
import { priorityShape, taskColorShape } from "../task/task.ts";
import { refuseTimes, timesShape } from "../task/task-times.ts";
import { rowsOf } from "../template/refuse-content.ts";
import { TEMPLATE_ROWS_MAX, TEMPLATE_TASKS_MAX } from "../template/template-limits.ts";

const placeShape = (count: number) => z.int().check(z.nonnegative(), z.maximum(count - 1));

/** Tags with which a plan begins; tasks name them by their places. */
export const firstTagsShape = z
  .array(
    z.object({
      id: z.optional(newIdOf("planTag")),
      name: nameShape(1, TAG_NAME_MAX),
      color: z.optional(columnColorShape),
    }),
  )
  .check(z.maxLength(PLAN_TAGS_MAX));

/** Tasks with which a plan begins, in the order of their columns. */
export const firstTasksShape = z
  .array(
    z.object({
      id: z.optional(newIdOf("task")),
      dialogId: z.optional(newIdOf("dialog")),
      /** Place of its column in the list of columns, the first is 0. */
      column: placeShape(PLAN_COLUMNS_MAX),
      name: nameShape(1, TASK_NAME_MAX),
      content: z.optional(htmlShape),
      times: z.optional(timesShape),
      color: z.optional(taskColorShape),
      priority: z.optional(priorityShape),
      milestone: z.optional(flagShape),
      /** Places of its tags in the list of tags. */
      tags: z.optional(z.array(placeShape(PLAN_TAGS_MAX)).check(z.maxLength(TASK_TAGS_MAX))),
      checklist: z.optional(checklistInputShape),
      subtasks: z.optional(subtasksInputShape),
    }),
  )
  .check(z.maxLength(TEMPLATE_TASKS_MAX));

type Tags = z.infer<typeof firstTagsShape>;
type Tasks = z.infer<typeof firstTasksShape>;

export function mintFirstTags(tags: Tags, nextId: () => Id): Tags {
  return tags.map((tag) => ({ ...tag, id: tag.id ?? nextId() }));
}

export function mintFirstTasks(tasks: Tasks, nextId: () => Id): Tasks {
  return tasks.map((task) => ({
    ...task,
    ...mintParts(task, nextId),
    id: task.id ?? nextId(),
    dialogId: task.dialogId ?? nextId(),
  }));
}

export function mintedFirstTasks(tasks: Tasks): (Id | undefined)[] {
  return tasks.flatMap((task) => [task.id, task.dialogId, ...mintedParts(task)]);
}

/** Refuses tasks in columns and with tags that there are not, times that are none, and too much at once. */
export function refuseFirstTasks(tasks: Tasks, columns: number, tags: number): Refusal | undefined {
  if (rowsOf(tasks) > TEMPLATE_ROWS_MAX) {
    return parameterError("planTemplate.tooLarge", { count: TEMPLATE_ROWS_MAX });
  }
  for (const task of tasks) {
    if (task.column >= columns) return parameterError("column.gone");
    if (task.tags?.some((place) => place >= tags)) return parameterError("tag.gone");
    if (task.milestone === 1 && task.subtasks?.length) {
      return parameterError("task.milestoneSubtasks");
    }
    for (const { times } of [task, ...(task.subtasks ?? [])]) {
      const odd = refuseTimes(times);
      if (odd) return odd;
    }
  }
  return undefined;
}

/** Where first tasks come to be. */
interface Board {
  readonly planId: Id;
  readonly columnIds: readonly Id[];
  readonly tagIds: readonly Id[];
  readonly flow: readonly FlowItem[];
}

/** The rows of the first tasks; nobody has a part in them yet. */
export function firstTaskChanges(tasks: Tasks, board: Board, { userId, now }: Actor): Change[] {
  const ranks = ranksAfter(undefined, tasks.length);
  const state = startOf(board.flow);
  return tasks.flatMap((task, place): Change[] => {
    const put = newTask(
      {
        id: task.id ?? 0,
        dialogId: task.dialogId ?? 0,
        planId: board.planId,
        columnId: board.columnIds[task.column] ?? 0,
        name: task.name,
        userId,
        rank: ranks[place] ?? "a0",
        tagIds: [...new Set(task.tags)].map((tag) => board.tagIds[tag] ?? 0),
        startTime: task.times?.[0],
        endTime: task.times?.[1],
        color: task.color,
        priority: task.priority,
        milestone: task.milestone,
        state,
      },
      now,
    );
    const { row, changes } = bornParts(put, task, state, now);
    const content = task.content && {
      id: row.id,
      planId: board.planId,
      privateTo: 0,
      content: task.content,
    };
    return [
      { entity: "task", action: "add", put: row },
      ...(content
        ? [
            {
              entity: "taskContent" as const,
              action: "update",
              put: { ...content, version: 1, userId, updateTime: now },
            },
          ]
        : []),
      ...changes,
    ];
  });
}
