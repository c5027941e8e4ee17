import * as z from "zod/mini";
import { newColumn } from "../column/add-column.ts";
import { columnColorShape } from "../column/column.ts";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import type { Id } from "../id.ts";
import {
  BATCH_BODY_MAX,
  COLUMN_NAME_MAX,
  IMPORT_CHUNK_MAX,
  IMPORT_MESSAGES_MAX,
  PLAN_COLUMNS_MAX,
  PLAN_TAGS_MAX,
  SUBTASKS_MAX,
} from "../limits.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { noAccess, parameterError, type Refusal, taskGone } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { rankShape } from "../shape.ts";
import { newTask } from "../task/new-task.ts";
import { refuseFullPlan } from "../task/refuse-full-plan.ts";
import { assistantsOf, ownersOf } from "../task/task.ts";
import { changePeople, refusePeople } from "../task/task-people.ts";
import { refuseTimes } from "../task/task-times.ts";
import { leaderOfPlan } from "./can-change-plan.ts";
import { importedTags, importedTagShape } from "./imported-tag.ts";
import {
  type ImportedTask,
  importedChat,
  importedContent,
  importedTaskShape,
  notAheadOf,
} from "./imported-task.ts";

/**
 * `plan/import`: one chunk of a board from elsewhere into a plan that the
 * caller leads. A chunk comes whole or not at all.
 */
export const importPlan = defineCommand({
  name: "plan.import",
  path: "/api/plan/import",
  bodyMax: BATCH_BODY_MAX,
  arguments: z.object({
    planId: idOf("plan"),
    columns: z
      .array(
        z.object({
          id: newIdOf("column"),
          name: nameShape(1, COLUMN_NAME_MAX),
          color: columnColorShape,
          rank: rankShape,
        }),
      )
      .check(z.maxLength(IMPORT_CHUNK_MAX)),
    tags: z.optional(z.array(importedTagShape).check(z.maxLength(PLAN_TAGS_MAX))),
    tasks: z
      .array(importedTaskShape)
      .check(z.maxLength(IMPORT_CHUNK_MAX), z.refine(holdsFewMessages)),
  }),
  reply: z.object({ id: idOf("plan") }),
  lane: (args) => planScope(args.planId),
  minted: (args) => [
    ...args.columns.map((column) => column.id),
    ...(args.tags ?? []).map((tag) => tag.id),
    ...args.tasks.flatMap((task) => [
      task.id,
      task.dialogId || undefined,
      ...(task.messages ?? []).map((message) => message.id),
    ]),
  ],
  quiet: true,
  *decide(args, actor) {
    const membership = yield* leaderOfPlan(args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if (membership.value.plan.archivedTime > 0) return refused(noAccess("plan.archived"));
    const standing = yield* list("column", { planId: args.planId });
    const columns = new Set([...standing, ...args.columns].map((column) => column.id));
    if (columns.size > PLAN_COLUMNS_MAX) {
      return refused(parameterError("column.max", { count: PLAN_COLUMNS_MAX }));
    }
    const before = yield* list("planTag", { planId: args.planId });
    const tags = new Set([...before, ...(args.tags ?? [])].map((tag) => tag.id));
    if (tags.size > Math.max(PLAN_TAGS_MAX, before.length)) {
      return refused(parameterError("tag.max", { count: PLAN_TAGS_MAX }));
    }
    const full =
      (yield* refuseFullPlan(args.planId, args.tasks.length)) ??
      (yield* refuseFullTask(args.tasks));
    if (full) return refused(full);
    const changes: Change[] = args.columns.map((column): Change => ({
      entity: "column",
      action: "add",
      put: newColumn({ ...column, planId: args.planId }, actor.now),
    }));
    changes.push(...importedTags(args.tags ?? [], args.planId, actor));
    for (const task of args.tasks.map((each) => notAheadOf(actor.now, each))) {
      if (!columns.has(task.columnId)) return refused(parameterError("column.gone"));
      if (task.tagIds?.some((id) => !tags.has(id))) return refused(parameterError("tag.gone"));
      const taskUser = changePeople([], {
        addOwner: ownersOf(task),
        addAssist: assistantsOf(task),
      });
      const refusal =
        (yield* refusePlace(task, args)) ??
        refuseTimes([task.startTime, task.endTime]) ??
        (yield* refusePeople(args.planId, [], taskUser));
      if (refusal) return refused(refusal);
      const messages = task.messages ?? [];
      const row = newTask(
        { ...task, taskUser, planId: args.planId, userId: actor.userId },
        actor.now,
      );
      changes.push({ entity: "task", action: "add", put: { ...row, msgNum: messages.length } });
      changes.push(...importedContent(task, args.planId, actor));
      if (messages.length > 0) changes.push(...importedChat(task, args.planId, actor));
    }
    return applied(changes, { id: args.planId });
  },
});

/** A chunk is written in one go, and for so long nobody else can write. */
function holdsFewMessages(tasks: readonly ImportedTask[]): boolean {
  const messages = tasks.reduce((sum, task) => sum + (task.messages?.length ?? 0), 0);
  return messages <= IMPORT_MESSAGES_MAX;
}

/** No task has more subtasks than one can add to it by hand. */
function* refuseFullTask(tasks: readonly ImportedTask[]): Reading<Refusal | undefined> {
  const families = Map.groupBy(tasks, (task) => task.parentId);
  for (const [parentId, subtasks] of families) {
    if (parentId === 0) continue;
    const standing = yield* list("task", { parentId });
    if (standing.length + subtasks.length > SUBTASKS_MAX)
      return parameterError("task.subtasksMax", { count: SUBTASKS_MAX });
  }
  return undefined;
}

/**
 * A task has room for a chat. A subtask has none, and its task is one of the
 * plan: one of another plan would tie two plans together.
 */
function* refusePlace(
  task: ImportedTask,
  chunk: { planId: Id; tasks: readonly ImportedTask[] },
): Reading<Refusal | undefined> {
  if (task.parentId === 0) return task.dialogId > 0 ? undefined : parameterError();
  if (task.dialogId !== 0 || task.content || task.messages?.length) return parameterError();
  if (chunk.tasks.some((other) => other.id === task.parentId && other.parentId === 0)) {
    return undefined;
  }
  const parent = yield* get("task", task.parentId);
  const isParent = parent?.planId === chunk.planId && parent.parentId === 0;
  return isParent ? undefined : taskGone(task.parentId);
}
