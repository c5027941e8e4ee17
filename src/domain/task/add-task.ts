import * as z from "zod/mini";
import { estimateShape } from "../work-time/estimate.ts";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import {
  LONG_TEXT_BODY_MAX,
  TASK_ASSISTANTS_MAX,
  TASK_NAME_MAX,
  TASK_OWNERS_MAX,
} from "../limits.ts";
import { changeFields, fieldValuesShape } from "../field/task-fields.ts";
import { beginning } from "../flow/beginning.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { byRank } from "../by-rank.ts";
import { lastRank, rankBetween } from "../rank.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { flagShape, htmlShape, rankShape } from "../shape.ts";
import { changeTags, refuseTags, tagIdsShape } from "../tag/task-tags.ts";
import {
  bornParts,
  checklistInputShape,
  mintedParts,
  mintParts,
  subtasksInputShape,
} from "./born-parts.ts";
import { newTask } from "./new-task.ts";
import { privacyOf, visibleToShape } from "./private/set-visibility.ts";
import { visibilityShape } from "./private/visibility.ts";
import { refuseFullPlan } from "./refuse-full-plan.ts";
import { priorityShape, taskColorShape, taskShape } from "./task.ts";
import { changePeople, refusePeople } from "./task-people.ts";
import { refuseTimes, type Times, timesShape } from "./task-times.ts";

/** `plan/task/add`: a task at the end of a column, or with `top` at its head. */
export const addTask = defineCommand({
  name: "task.add",
  path: "/api/plan/task/add",
  bodyMax: LONG_TEXT_BODY_MAX,
  arguments: z.object({
    id: z.optional(newIdOf("task")),
    dialogId: z.optional(newIdOf("dialog")),
    planId: idOf("plan"),
    /** The plan's first column where left out. */
    columnId: z.optional(idOf("column")),
    name: nameShape(1, TASK_NAME_MAX),
    content: z.optional(htmlShape),
    times: z.optional(timesShape),
    owner: z.optional(z.array(idOf("user")).check(z.maxLength(TASK_OWNERS_MAX))),
    assist: z.optional(z.array(idOf("user")).check(z.maxLength(TASK_ASSISTANTS_MAX))),
    /** Tags of the plan that it begins with. */
    tag: tagIdsShape,
    /** What it says in fields of the plan. */
    fields: fieldValuesShape,
    color: z.optional(taskColorShape),
    priority: z.optional(priorityShape),
    /** Minutes of work that it is thought to take. */
    estimate: z.optional(estimateShape),
    checklist: z.optional(checklistInputShape),
    subtasks: z.optional(subtasksInputShape),
    /** 1 = a milestone, which has no subtasks. */
    milestone: z.optional(flagShape),
    /** Who sees it; everybody in the plan where left out. */
    visibility: z.optional(visibilityShape),
    visibleTo: z.optional(visibleToShape),
    rank: z.optional(rankShape),
    /** 1 = to the head of the column. */
    top: z.optional(flagShape),
  }),
  reply: taskShape,
  lane: (args) => planScope(args.planId),
  mint: (args, nextId) => ({
    ...args,
    id: args.id ?? nextId(),
    dialogId: args.dialogId ?? nextId(),
    ...mintParts(args, nextId),
  }),
  minted: (args) => [args.id, args.dialogId, ...mintedParts(args)],
  words: { name: "text", content: "html" },
  *decide(args, actor) {
    const membership = yield* whoMayInOpen("addTasks", args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const columnId =
      args.columnId ?? (yield* list("column", { planId: args.planId })).toSorted(byRank)[0]?.id;
    const column = columnId ? yield* get("column", columnId) : undefined;
    if (!column || column.planId !== args.planId) return refused(parameterError("column.gone"));
    const refusal =
      refuseParts(args) ?? (yield* refuseFullPlan(args.planId, 1 + (args.subtasks?.length ?? 0)));
    if (refusal) return refused(refusal);

    const named = changePeople([], { addOwner: args.owner, addAssist: args.assist });
    const people = yield* refusePeople(args.planId, [], named);
    if (people) return refused(people);
    const tagIds = changeTags([], { addTag: args.tag });
    const strange = yield* refuseTags(args.planId, [], tagIds);
    if (strange) return refused(strange);
    const filled = yield* changeFields(args.planId, {}, args.fields);
    if ("refusal" in filled) return refused(filled.refusal);
    const { state, taskUser } = yield* beginning(args.planId, named, actor);
    const rank = args.rank ?? (yield* rankAtEdge(column.id, args.top === 1));
    const id = args.id ?? 0;
    const { planId } = args;
    const privacy = yield* privacyOf({ id, planId }, args);
    const put = newTask(
      {
        id,
        planId,
        ...privacy,
        columnId: column.id,
        dialogId: args.dialogId ?? 0,
        name: args.name,
        userId: actor.userId,
        rank,
        taskUser,
        tagIds,
        fields: filled.fields,
        startTime: args.times?.[0],
        endTime: args.times?.[1],
        color: args.color,
        priority: args.priority,
        milestone: args.milestone,
        estimate: args.estimate,
        state,
      },
      actor.now,
    );
    const born = bornParts(put, args, state, actor.now);
    const changes: Change[] = [{ entity: "task", action: "add", put: born.row }, ...born.changes];
    if (args.content) {
      const { privateTo } = put;
      const content = { id, planId, privateTo, content: args.content, version: 1 };
      changes.push({
        entity: "taskContent",
        action: "update",
        put: { ...content, userId: actor.userId, updateTime: actor.now },
      });
    }
    return applied(changes, born.row);
  },
});

/** Times that are none, of the task and of what is born below it, and what a milestone cannot have. */
function refuseParts({
  times,
  milestone,
  subtasks = [],
}: {
  readonly times?: Times | undefined;
  readonly milestone?: 0 | 1 | undefined;
  readonly subtasks?: z.infer<typeof subtasksInputShape> | undefined;
}): Refusal | undefined {
  if (milestone === 1 && subtasks.length > 0) return parameterError("task.milestoneSubtasks");
  for (const given of [times, ...subtasks.map((subtask) => subtask.times)]) {
    const odd = refuseTimes(given);
    if (odd) return odd;
  }
  return undefined;
}

/** The rank before all cards of a column, or behind them. */
function* rankAtEdge(columnId: Id, isTop: boolean): Reading<string> {
  const end = isTop ? "first" : "last";
  const siblings = yield* list("task", { columnId, parentId: 0 }, { by: "rank", end });
  return isTop
    ? rankBetween(undefined, siblings.toSorted(byRank)[0]?.rank)
    : rankBetween(lastRank(siblings), undefined);
}
