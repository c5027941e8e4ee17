import * as z from "zod/mini";
import { ID_MAX } from "#domain/id.ts";
import { MY_TASKS_PAGE, TASK_PAGE_MAX } from "#domain/limits.ts";
import { contentVersionShape } from "#domain/task/log/content-version.ts";
import { TASK_LOG_PAGE_MAX } from "#domain/task/log/log-limits.ts";
import { taskStepShape } from "#domain/task/log/task-step.ts";
import { taskContentShape } from "#domain/task/task-content.ts";
import { taskShape } from "#domain/task/task.ts";
import { idOf, referringTo } from "#domain/reference.ts";
import { countShape, idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { pageShape, sizeShape, timerangeReplyShape, timerangeShape } from "../paging.ts";

/** Tasks of a plan, subtasks of a task, or without both all tasks of the caller (seed 000 §7). */
export const listTasks = defineCall({
  name: "task.list",
  method: "POST",
  path: "/api/plan/task/list",
  access: "member",
  body: z.object({
    planId: z.optional(idOf("plan")),
    /** Above 0 the subtasks of that task, -1 only top-level tasks. */
    parentId: z.optional(referringTo("task", z.int().check(z.minimum(-1), z.maximum(ID_MAX)))),
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
  body: z.object({ taskId: idOf("task"), archived: z.optional(z.enum(["yes", "no", "all"])) }),
  reply: z.extend(taskShape, { planName: z.string(), columnName: z.string() }),
});

export const getTaskContent = defineCall({
  name: "task.content",
  method: "POST",
  path: "/api/plan/task/content",
  access: "member",
  body: z.object({ taskId: idOf("task") }),
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

/** Who set a field of a task last, for whoever may read the task; nobody where the log no longer reaches so far. */
export const getSetter = defineCall({
  name: "task.setter",
  method: "POST",
  path: "/api/plan/task/setter",
  access: "member",
  body: z.object({
    taskId: idOf("task"),
    field: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  reply: z.object({
    /** 0 = nobody who is known. */
    userId: z.int(),
    at: timeShape,
  }),
});

/** What was done with a task and its subtasks, the newest first; of a subtask what was done with that alone. */
export const listTaskLog = defineCall({
  name: "task.log",
  method: "POST",
  path: "/api/plan/task/log",
  access: "member",
  body: z.object({
    taskId: idOf("task"),
    /** Only steps older than the one with this id: the last of the page before. */
    before: z.optional(idShape),
    size: sizeShape(TASK_LOG_PAGE_MAX),
  }),
  reply: z.object({ records: z.array(taskStepShape), more: z.boolean() }),
});

/** What a task's description said before, the newest first; what one person wrote in a short time is one version. */
export const listContentVersions = defineCall({
  name: "task.contentVersions",
  method: "POST",
  path: "/api/plan/task/content/versions",
  access: "member",
  body: z.object({
    taskId: idOf("task"),
    /** Only versions older than this one: the last of the page before. */
    before: z.optional(countShape),
  }),
  reply: z.object({ records: z.array(contentVersionShape), more: z.boolean() }),
});
