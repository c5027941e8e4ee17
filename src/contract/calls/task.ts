import * as z from "zod/mini";
import { commands } from "#domain/commands.ts";
import { dialogShape } from "#domain/dialog/dialog.ts";
import { ID_MAX } from "#domain/id.ts";
import { MY_TASKS_PAGE, TASK_PAGE_MAX } from "#domain/limits.ts";
import { idShape } from "#domain/shape.ts";
import { taskContentShape } from "#domain/task/task-content.ts";
import { taskShape } from "#domain/task/task.ts";
import { defineCall, LONG_TEXT_BODY_MAX } from "../call.ts";
import { pageShape, sizeShape, timerangeReplyShape, timerangeShape } from "../paging.ts";

/** Tasks of a plan, subtasks of a task, or without both all tasks of the caller (seed 000 §7). */
export const listTasks = defineCall({
  name: "task.list",
  method: "POST",
  path: "/api/plan/task/list",
  access: "member",
  body: z.object({
    planId: z.optional(idShape),
    /** Above 0 the subtasks of that task, -1 only top-level tasks. */
    parentId: z.optional(z.int().check(z.minimum(-1), z.maximum(ID_MAX))),
    archived: z.optional(z.enum(["yes", "no", "all"])),
    ...pageShape,
    /** A whole board in one call. */
    size: sizeShape(TASK_PAGE_MAX),
    ...timerangeShape,
  }),
  reply: z.object({
    records: z.array(taskShape),
    current: z.int(),
    pages: z.int(),
    total: z.int(),
    /** Number of the last row of this page. */
    to: z.int(),
    ...timerangeReplyShape,
  }),
});

export const getTask = defineCall({
  name: "task.one",
  method: "POST",
  path: "/api/plan/task/one",
  access: "member",
  body: z.object({ taskId: idShape, archived: z.optional(z.enum(["yes", "no", "all"])) }),
  reply: z.extend(taskShape, { planName: z.string(), columnName: z.string() }),
});

export const getTaskContent = defineCall({
  name: "task.content",
  method: "POST",
  path: "/api/plan/task/content",
  access: "member",
  body: z.object({ taskId: idShape }),
  reply: z.nullable(taskContentShape),
});

/** The caller's open tasks: overdue first, then by end, those without a time last. */
export const listMyTasks = defineCall({
  name: "task.work",
  method: "POST",
  path: "/api/plan/task/work",
  access: "member",
  body: z.object({
    current: pageShape.current,
    size: z.optional(z.int().check(z.positive(), z.maximum(MY_TASKS_PAGE * 2))),
  }),
  reply: z.object({
    records: z.array(taskShape),
    total: z.int(),
    current: z.int(),
    pages: z.int(),
  }),
});

/** The five counts of the caller's tasks (seed 000 §3). */
export const countMyTasks = defineCall({
  name: "task.statusAccounting",
  method: "POST",
  path: "/api/plan/task/status/accounting",
  access: "member",
  body: z.object({}),
  reply: z.object({
    allCount: z.int(),
    completeCount: z.int(),
    progressCount: z.int(),
    pendingCount: z.int(),
    overdueCount: z.int(),
  }),
});

export const addTask = defineCall({
  name: "task.add",
  method: "POST",
  path: "/api/plan/task/add",
  access: "member",
  bodyMax: LONG_TEXT_BODY_MAX,
  body: commands["task.add"].arguments,
  reply: taskShape,
  command: "task.add",
});

export const addSubtask = defineCall({
  name: "task.addSubtask",
  method: "POST",
  path: "/api/plan/task/addsub",
  access: "member",
  body: commands["task.addSubtask"].arguments,
  reply: taskShape,
  command: "task.addSubtask",
});

export const editTask = defineCall({
  name: "task.edit",
  method: "POST",
  path: "/api/plan/task/edit",
  access: "member",
  bodyMax: LONG_TEXT_BODY_MAX,
  body: commands["task.edit"].arguments,
  reply: taskShape,
  command: "task.edit",
});

/** To another column, or with another planId to a column of that plan; people who are no members there come off. */
export const moveTask = defineCall({
  name: "task.move",
  method: "POST",
  path: "/api/plan/task/move",
  access: "member",
  body: commands["task.move"].arguments,
  reply: taskShape,
  command: "task.move",
});

export const archiveTask = defineCall({
  name: "task.archive",
  method: "POST",
  path: "/api/plan/task/archived",
  access: "member",
  body: commands["task.archive"].arguments,
  reply: taskShape,
  command: "task.archive",
});

/** The body is a list of {id} (seed 000 §7). */
export const removeTask = defineCall({
  name: "task.remove",
  method: "POST",
  path: "/api/plan/task/remove",
  access: "member",
  body: commands["task.remove"].arguments,
  reply: z.array(z.object({ id: idShape })),
  command: "task.remove",
});

export const openTaskDialog = defineCall({
  name: "task.openDialog",
  method: "POST",
  path: "/api/plan/task/dialog",
  access: "member",
  body: commands["task.openDialog"].arguments,
  reply: dialogShape,
  command: "task.openDialog",
});
