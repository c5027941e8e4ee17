import * as z from "zod/mini";
import type { Change } from "../command.ts";
import { newDialog } from "../dialog/dialog.ts";
import { newDialogUser } from "../dialog/dialog-user.ts";
import {
  CHECK_ITEM_NAME_MAX,
  CHECK_ITEMS_MAX,
  MESSAGE_TEXT_MAX,
  TASK_ASSISTANTS_MAX,
  TASK_NAME_MAX,
  TASK_OWNERS_MAX,
} from "../limits.ts";
import { markdownShape } from "../message/markdown-depth.ts";
import { previewOf } from "../message/preview.ts";
import { idOf, idOrNoneOf, newIdOf, newIdOrNoneOf } from "../reference.ts";
import { nameShape } from "../name.ts";
import { oneLine } from "../one-line.ts";
import { ranksAfter } from "../rank.ts";
import { flagShape, givenTimeShape, htmlShape, longTextShape, rankShape } from "../shape.ts";
import { tagIdsShape } from "../tag/task-tags.ts";
import { fieldValuesShape } from "../field/task-fields.ts";
import { estimateShape } from "../work-time/estimate.ts";
import { visibleToShape } from "../task/private/set-visibility.ts";
import { priorityShape, type Task, taskColorShape, taskUserShape } from "../task/task.ts";
import { IMPORT_CHAT_MAX } from "../import/import-limits.ts";

/** A task of a board from elsewhere. */
export const importedTaskShape = z.object({
  id: newIdOf("task"),
  /** 0 for a subtask. */
  dialogId: newIdOrNoneOf("dialog"),
  parentId: idOrNoneOf("task"),
  columnId: idOf("column"),
  name: nameShape(1, TASK_NAME_MAX),
  rank: rankShape,
  content: z.optional(htmlShape),
  startTime: givenTimeShape,
  endTime: givenTimeShape,
  completeTime: givenTimeShape,
  archivedTime: givenTimeShape,
  color: taskColorShape,
  priority: priorityShape,
  /** Minutes that it is thought to take. */
  estimate: z.optional(estimateShape),
  /** 1 = a private task, which only its people see and those whom it is shown to; its subtasks are so with it. */
  isPrivate: z.optional(flagShape),
  visibleTo: z.optional(visibleToShape),
  /** 1 = a milestone, which has no subtasks and is none. */
  milestone: z.optional(flagShape),
  taskUser: z.array(taskUserShape).check(z.maxLength(TASK_OWNERS_MAX + TASK_ASSISTANTS_MAX)),
  tagIds: tagIdsShape,
  /** What it says in fields that the plan has already. */
  fields: fieldValuesShape,
  /** Its state, where the plan has a workflow; the one that follows from what else it says where left out. */
  flowItemId: z.optional(idOf("flowItem")),
  /** Its checklist. */
  checks: z.optional(
    z
      .array(
        z.object({
          id: newIdOf("checkItem"),
          name: nameShape(1, CHECK_ITEM_NAME_MAX),
          done: flagShape,
        }),
      )
      .check(z.maxLength(CHECK_ITEMS_MAX)),
  ),
  /** The chat of the task, oldest message first. */
  messages: z.optional(
    z
      .array(
        z.object({
          id: newIdOf("message"),
          text: markdownShape(MESSAGE_TEXT_MAX),
          /** Who wrote it on the old board, and when. */
          name: longTextShape(100).check(z.overwrite(oneLine)),
          time: givenTimeShape,
        }),
      )
      .check(z.maxLength(IMPORT_CHAT_MAX)),
  ),
});
export type ImportedTask = z.infer<typeof importedTaskShape>;

/** Messages and checklist items that come with tasks. */
export function rowsBeside(
  tasks: readonly Pick<z.input<typeof importedTaskShape>, "messages" | "checks">[],
): number {
  const rows = tasks.map(({ messages = [], checks = [] }) => messages.length + checks.length);
  return rows.reduce((sum, count) => sum + count, 0);
}

/** What is done and what was said lies in no future, whatever the clock of the old board said. */
export function notAheadOf(now: number, task: ImportedTask): ImportedTask {
  const before = (time: number) => Math.min(time, now);
  return {
    ...task,
    completeTime: before(task.completeTime),
    archivedTime: before(task.archivedTime),
    ...(task.messages && {
      messages: task.messages.map((each) => ({ ...each, time: before(each.time) })),
    }),
  };
}

/** The private task with which an imported one lies, among those that come with it; 0 = none. */
export function privateToOf(task: ImportedTask, tasks: readonly ImportedTask[]): number {
  const main = task.parentId > 0 ? tasks.find(({ id }) => id === task.parentId) : task;
  return main?.isPrivate === 1 ? main.id : 0;
}

/** The plan into which it comes, and the private task with which it lies there, 0 = none. */
type Place = Pick<Task, "planId" | "privateTo">;

/** The description of an imported task, where it has one. */
export function importedContent(
  task: ImportedTask,
  place: Place,
  actor: { userId: number; now: number },
): Change[] {
  if (!task.content) return [];
  const put = { id: task.id, ...place, content: task.content, version: 1, userId: actor.userId };
  return [{ entity: "taskContent", action: "update", put: { ...put, updateTime: actor.now } }];
}

/** The lines of an imported task's checklist, in their order. */
export function importedChecks(
  { id: taskId, checks = [] }: ImportedTask,
  place: Place,
  now: number,
): Change[] {
  const ranks = ranksAfter(undefined, checks.length);
  return checks.map((check, at): Change => ({
    entity: "checkItem",
    action: "add",
    put: { ...check, taskId, ...place, rank: ranks[at] ?? "a0", createTime: now },
  }));
}

/** The chat of an imported task, with all of its messages. */
export function importedChat(
  task: ImportedTask,
  place: Place,
  actor: { userId: number; now: number },
): Change[] {
  const messages = task.messages ?? [];
  const last = messages.at(-1);
  const dialog = newDialog({
    id: task.dialogId,
    type: "group",
    groupType: "task",
    ...place,
    linkId: task.id,
    name: task.name,
    ownerId: actor.userId,
    createTime: actor.now,
  });
  const rows = messages.map((message, index) => ({
    id: message.id,
    dialogId: dialog.id,
    ...place,
    position: index + 1,
    userId: actor.userId,
    mtype: "text" as const,
    msg: {
      text: message.text,
      type: "md" as const,
      source: { name: message.name, time: message.time },
    },
    mention: [],
    replyId: 0,
    replyNum: 0,
    emoji: [],
    modify: 0 as const,
    edits: [],
    withdrawTime: 0,
    withdrawUserId: 0,
    createTime: message.time,
  }));
  const newest = rows.at(-1);
  const people = new Set([actor.userId, ...task.taskUser.map((entry) => entry.userId)]);
  return [
    {
      entity: "dialog",
      action: "groupAdd",
      put: {
        ...dialog,
        lastTime: last?.time ?? 0,
        lastPosition: rows.length,
        lastMsg: newest
          ? {
              id: newest.id,
              userId: actor.userId,
              name: newest.msg.source.name,
              mtype: "text",
              preview: previewOf(newest),
            }
          : null,
      },
    },
    ...[...people].map((userId): Change => ({
      entity: "dialogUser",
      action: "groupJoin",
      put: newDialogUser(
        { dialogId: dialog.id, ...place, userId, readPosition: rows.length },
        actor.now,
      ),
    })),
    ...rows.map((put): Change => ({ entity: "message", action: "add", put })),
  ];
}
