import * as z from "zod/mini";
import { columnColorShape, taskLimitShape } from "../column/column.ts";
import { newColumn } from "../column/add-column.ts";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { newDialogUser } from "../dialog/dialog-user.ts";
import { newDialog } from "../dialog/dialog.ts";
import {
  BATCH_BODY_MAX,
  COLUMN_NAME_MAX,
  MADE_AN_HOUR,
  PLAN_COLUMNS_MAX,
  PLAN_DESC_MAX,
  PLAN_NAME_MAX,
  PLAN_NAME_MIN,
} from "../limits.ts";
import {
  type FlowItemInput,
  flowItemsInputShape,
  mintedFlow,
  mintFlow,
} from "../flow/flow-item-input.ts";
import { areSound } from "../field/field-definition.ts";
import { mintFields, newFieldChanges, newFieldsShape } from "../field/new-fields.ts";
import { makeFlow, refuseFlow } from "../flow/make-flow.ts";
import type { Id } from "../id.ts";
import { ranksAfter } from "../rank.ts";
import { list, type Reading } from "../reading.ts";
import { newIdOf } from "../reference.ts";
import { companyScope, planScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { flagShape, longTextShape } from "../shape.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import {
  firstTagsShape,
  firstTaskChanges,
  firstTasksShape,
  mintedFirstTasks,
  mintFirstTags,
  mintFirstTasks,
  refuseFirstTasks,
} from "./first-tasks.ts";
import { importedTags } from "./imported-tag.ts";
import { type Plan, planShape } from "./plan.ts";
import { newPlanUser } from "./plan-user.ts";

const columnNameShape = nameShape(1, COLUMN_NAME_MAX);

/** `plan/add`: a plan with its chat and what it begins with, from its columns to its tasks; the caller leads it. */
export const addPlan = defineCommand({
  name: "plan.add",
  path: "/api/plan/add",
  perHour: MADE_AN_HOUR,
  bodyMax: BATCH_BODY_MAX,
  arguments: z.object({
    id: z.optional(newIdOf("plan")),
    dialogId: z.optional(newIdOf("dialog")),
    name: nameShape(PLAN_NAME_MIN, PLAN_NAME_MAX),
    desc: z.optional(longTextShape(PLAN_DESC_MAX)),
    /** 1 = for the caller alone: nobody else ever comes into it. Everybody has one at most; another one is an ordinary plan of theirs. */
    personal: z.optional(flagShape),
    /** Names of the first columns, in order; with ids where the caller mints them. */
    columns: z.optional(
      z
        .array(
          z.union([
            columnNameShape,
            z.object({
              id: z.optional(newIdOf("column")),
              name: columnNameShape,
              color: z.optional(columnColorShape),
              taskLimit: z.optional(taskLimitShape),
            }),
          ]),
        )
        .check(z.maxLength(PLAN_COLUMNS_MAX)),
    ),
    /** The states of its workflow, in order, without people and columns; it has none where left out. */
    flows: z.optional(flowItemsInputShape),
    /** Fields of its tasks. */
    fields: z.optional(newFieldsShape),
    /** Tags and tasks with which it begins. */
    tags: z.optional(firstTagsShape),
    tasks: z.optional(firstTasksShape),
  }),
  reply: planShape,
  lane: (args) => (args.id ? planScope(args.id) : companyScope),
  mint: (args, nextId) => ({
    ...args,
    id: args.id ?? nextId(),
    dialogId: args.dialogId ?? nextId(),
    columns: (args.columns ?? []).map((column) =>
      typeof column === "string"
        ? { id: nextId(), name: column }
        : { ...column, id: column.id ?? nextId() },
    ),
    ...(args.flows && { flows: mintFlow(args.flows, nextId) }),
    ...(args.fields && { fields: mintFields(args.fields, nextId) }),
    ...(args.tags && { tags: mintFirstTags(args.tags, nextId) }),
    ...(args.tasks && { tasks: mintFirstTasks(args.tasks, nextId) }),
  }),
  minted: (args) => [
    args.id,
    args.dialogId,
    ...(args.columns ?? []).map((column) => (typeof column === "string" ? undefined : column.id)),
    ...mintedFlow(args.flows ?? []),
    ...(args.fields ?? []).map((field) => field.id),
    ...(args.tags ?? []).map((tag) => tag.id),
    ...mintedFirstTasks(args.tasks ?? []),
  ],
  words: { name: "text", desc: "text" },
  *decide(args, actor) {
    const id = args.id ?? 0;
    const items = args.flows ?? [];
    const { tags = [], tasks = [], fields = [] } = args;
    const odd =
      refuseFlow(items) ??
      refuseEarly(items) ??
      refuseFirstTasks(tasks, args.columns?.length ?? 0, tags.length);
    if (odd) return refused(odd);
    if (!areSound(fields)) return refused(parameterError("field.sumOfNothing"));
    // Two devices may each have made one without a network: the second is as private while nobody is let in, and nothing is lost.
    const isFirst = args.personal === 1 && !(yield* personalPlanOf(actor.userId));
    const plan: Plan = {
      id,
      name: args.name,
      desc: args.desc ?? "",
      userId: actor.userId,
      personal: isFirst ? 1 : 0,
      dialogId: args.dialogId ?? 0,
      archivedTime: 0,
      archivedUserId: 0,
      archiveMethod: "system",
      archiveDays: 0,
      rights: {},
      createTime: actor.now,
      updateTime: actor.now,
    };
    const columns = (args.columns ?? []).map((column) =>
      typeof column === "string" ? { id: 0, name: column } : column,
    );
    const ranks = ranksAfter(undefined, columns.length);
    const changes: Change[] = [
      { entity: "plan", action: "add", put: plan },
      {
        entity: "planUser",
        action: "add",
        put: newPlanUser({ planId: id, userId: actor.userId, owner: 1 }, actor.now),
      },
      {
        entity: "dialog",
        action: "groupAdd",
        put: newDialog({
          id: plan.dialogId,
          type: "group",
          groupType: "plan",
          planId: id,
          privateTo: 0,
          linkId: id,
          name: plan.name,
          ownerId: actor.userId,
          createTime: actor.now,
        }),
      },
      {
        entity: "dialogUser",
        action: "groupJoin",
        put: newDialogUser(
          { dialogId: plan.dialogId, planId: id, privateTo: 0, userId: actor.userId },
          actor.now,
        ),
      },
      ...columns.map((column, index): Change => ({
        entity: "column",
        action: "add",
        put: newColumn(
          {
            id: column.id ?? 0,
            planId: id,
            name: column.name,
            color: column.color,
            taskLimit: column.taskLimit,
            rank: ranks[index] ?? "a0",
          },
          actor.now,
        ),
      })),
    ];
    const flow = makeFlow({ planId: id, items }, new Map(), actor.now);
    for (const put of flow) changes.push({ entity: "flowItem", action: "add", put });
    const first = tags.map(({ id: tagId = 0, name, color = "" as const }) => ({
      id: tagId,
      name,
      color,
    }));
    changes.push(...importedTags(first, id, actor));
    changes.push(...newFieldChanges(fields, { planId: id }, actor));
    const board = {
      planId: id,
      columnIds: columns.map((column) => column.id ?? 0),
      tagIds: first.map((tag) => tag.id),
      flow,
    };
    changes.push(...firstTaskChanges(tasks, board, actor));
    return applied(changes, plan);
  },
});

/** The plan that somebody has for themselves. */
function* personalPlanOf(userId: Id): Reading<Plan | undefined> {
  const [plan] = yield* list("plan", { userId, personal: 1 });
  return plan;
}

/** A plan that is only coming to be has no members, columns or states yet to be named. */
function refuseEarly(items: readonly FlowItemInput[]): Refusal | undefined {
  const namesAny = items.some(
    ({ id, columnId, userIdList }) =>
      id !== undefined || columnId !== undefined || userIdList?.length,
  );
  return namesAny ? parameterError() : undefined;
}
