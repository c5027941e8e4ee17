import * as z from "zod/mini";
import { defineEntity, type NoticeTo } from "../entity.ts";
import type { Id } from "../id.ts";
import { PRIORITY_NUMBER_MAX } from "../company/board-limits.ts";
import { idOf } from "../reference.ts";
import { scopeInPlan } from "../scope.ts";
import { FLOW_STATUSES } from "../flow/flow-status.ts";
import { countShape, flagShape, idShape, timeShape } from "../shape.ts";
import { reminderShape } from "./remind/reminder.ts";
import { repeatShape } from "./repeat/repeat-rule.ts";

/** Colours of a task (seed 000 §3); "" is the default. */
export const TASK_COLORS = ["", "yellow", "blue", "green", "pink", "purple", "grey"] as const;
export const taskColorShape = z.enum(TASK_COLORS);
export type TaskColor = (typeof TASK_COLORS)[number];

/** Which of the company's priorities a task has, 0 = none; it may be one that nobody chooses any more. */
export const priorityShape = z.int().check(z.nonnegative(), z.maximum(PRIORITY_NUMBER_MAX));
export type Priority = z.infer<typeof priorityShape>;

/** A person's role in a task: owner 1 = owns it, 0 = assists. */
export const taskUserShape = z.object({ userId: idOf("user"), owner: flagShape });
export type TaskUser = z.infer<typeof taskUserShape>;

/** Somebody who hears of a task without having a part in it. */
const followerShape = z.object({ userId: idOf("user") });

/** A task, or with parentId > 0 a subtask (seed 000 §3). */
export const taskShape = z.object({
  id: idShape,
  /** The task this is a subtask of, 0 = none. */
  parentId: z.int(),
  planId: idShape,
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** Who sees a private task besides its people and who leads the plan; [] of any other, and of subtasks. */
  visibleTo: z.array(idOf("user")),
  columnId: idShape,
  /** Id of the task's chat; its row comes to be when somebody first opens it. 0 for subtasks. */
  dialogId: z.int(),
  name: z.string(),
  /** Epoch ms, 0 = no time. Both times are set or none. */
  startTime: timeShape,
  endTime: timeShape,
  /** Epoch ms of completion, 0 = open. */
  completeTime: timeShape,
  /** The state of the plan's workflow in which it is, 0 = none. */
  flowItemId: z.int(),
  /** What that state is called, as 'status|name' (seed 000 §3); "" = none. */
  flowItemName: z.string(),
  /** What that state means; "" = none. */
  flowItemStatus: z.enum(["", ...FLOW_STATUSES]),
  /** Who brought it into that state, or into a plan without any, and when, epoch ms; 0 = it is not known. */
  stateUserId: z.int(),
  stateTime: timeShape,
  /** 1 = it has come to an end at which the work is not done: it counts as no completed one (seed 000 §4). */
  cancelled: flagShape,
  archivedTime: timeShape,
  archivedUserId: z.int(),
  taskUser: z.array(taskUserShape),
  followers: z.array(followerShape),
  /** Tags of the plan that it has, the newest last. */
  tagIds: z.array(idOf("planTag")),
  /** What it says in the fields of its plan, by their ids; how each kind is kept says `valueOfField`. */
  fields: z.record(z.string(), z.string()),
  color: taskColorShape,
  priority: priorityShape,
  /** 1 = it is a moment to be reached, which takes no time: its end. */
  milestone: flagShape,
  /** Who made it. */
  userId: idShape,
  /** Order within the column, or among the subtasks. */
  rank: z.string(),
  /** Messages written in the task's chat. */
  msgNum: z.int(),
  /** Files attached. */
  fileNum: z.int(),
  /** Lines of its checklist, and how many of them are ticked. */
  checkNum: z.int(),
  checkDone: z.int(),
  /** Minutes of work that it is thought to take, 0 = nobody said; and those that were worked on it. */
  estimate: countShape,
  worked: countShape,
  /** The rule by which the next one comes, in the newest that it made; null = none. */
  repeat: z.nullable(repeatShape),
  /** When its people are told that it starts or is due. */
  reminders: z.array(reminderShape),
  /** When the next reminder falls due, and when the last one was told, epoch ms; 0 = none. */
  remindTime: timeShape,
  remindedTime: timeShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type Task = z.infer<typeof taskShape>;

export const taskEntity = defineEntity({
  name: "task",
  table: "tasks",
  frame: "planTask",
  since: 1,
  reindexed: 34,
  shapeVersion: 12,
  added: {
    privateTo: 0,
    visibleTo: [],
    flowItemId: 0,
    flowItemName: "",
    flowItemStatus: "",
    stateUserId: 0,
    stateTime: 0,
    cancelled: 0,
    tagIds: [],
    checkNum: 0,
    checkDone: 0,
    repeat: null,
    reminders: [],
    remindTime: 0,
    remindedTime: 0,
    followers: [],
    milestone: 0,
    estimate: 0,
    worked: 0,
    fields: {},
  },
  shape: taskShape,
  birth: "own",
  title: ({ name }) => name,
  scope: scopeInPlan,
  lists: ["planId", "columnId", "parentId"],
  parent: { entity: "task", field: "parentId" },
  indexes: ["[scope+parentId+columnId+rank]", "*people", "apartIn"],
  notices: taskNotices,
  keeps: (row) => ({ people: peopleOf(row), ...(row.privateTo > 0 && { apartIn: row.planId }) }),
});

/** Ids of all whom the task concerns: who has a part in it, and who follows it. */
function peopleOf({ taskUser, followers }: Pick<Task, "taskUser" | "followers">): Id[] {
  return [...new Set([...taskUser, ...followers].map(({ userId }) => userId))];
}

/** Ids of those who own the task. */
export function ownersOf(task: Pick<Task, "taskUser">): Id[] {
  return task.taskUser.filter((entry) => entry.owner === 1).map((entry) => entry.userId);
}

/** Ids of those who assist with the task. */
export function assistantsOf(task: Pick<Task, "taskUser">): Id[] {
  return task.taskUser.filter((entry) => entry.owner === 0).map((entry) => entry.userId);
}

export function ownsTask(task: Pick<Task, "taskUser">, userId: Id): boolean {
  return task.taskUser.some((entry) => entry.owner === 1 && entry.userId === userId);
}

export function assistsTask(task: Pick<Task, "taskUser">, userId: Id): boolean {
  return task.taskUser.some((entry) => entry.owner === 0 && entry.userId === userId);
}

export function followsTask(task: Pick<Task, "followers">, userId: Id): boolean {
  return task.followers.some((entry) => entry.userId === userId);
}

/**
 * Whoever gets a part in a task hears of it; whoever has one, that it was completed or opened again, and what they
 * are to be reminded of. Who follows it hears also of its times and states.
 */
function taskNotices(before: Task | undefined, task: Task): NoticeTo[] {
  const { planId, id: taskId } = task;
  const parts = new Map(before?.taskUser.map(({ userId, owner }) => [userId, owner]));
  const wasDone = (before?.completeTime ?? 0) > 0;
  const isDone = task.completeTime > 0;
  const isReminder = before !== undefined && task.remindedTime > before.remindedTime;
  const told = task.taskUser.flatMap(({ userId, owner }): NoticeTo[] => {
    const place = { userId, planId, taskId };
    if (isReminder) return [{ ...place, kind: "reminder" }];
    if (parts.get(userId) !== owner)
      return [{ ...place, kind: owner === 1 ? "owner" : "assistant" }];
    if (wasDone === isDone) return [];
    return [{ ...place, kind: isDone ? "completed" : "reopened" }];
  });
  const news = before && newsForFollowers(before, task);
  if (!news || isReminder) return told;
  const parted = new Set(task.taskUser.map(({ userId }) => userId));
  const others = task.followers.filter(({ userId }) => !parted.has(userId));
  return [...told, ...others.map(({ userId }) => ({ userId, planId, taskId, kind: news }))];
}

/** What of a change those hear who follow a task: what says most. */
function newsForFollowers(before: Task, task: Task): NoticeTo["kind"] | undefined {
  const isDone = task.completeTime > 0;
  if (before.completeTime > 0 !== isDone) return isDone ? "completed" : "reopened";
  if (before.flowItemId !== task.flowItemId) return "stateChanged";
  const moved = before.startTime !== task.startTime || before.endTime !== task.endTime;
  return moved ? "timesChanged" : undefined;
}
