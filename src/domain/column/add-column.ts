import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "../limits.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import {
  type Column,
  type ColumnColor,
  columnColorShape,
  columnShape,
  taskLimitShape,
} from "./column.ts";

/** A column's row at its birth. */
export function newColumn(
  column: Pick<Column, "id" | "planId" | "name" | "rank"> & {
    color?: ColumnColor | undefined;
    taskLimit?: number | undefined;
  },
  now: number,
): Column {
  return {
    ...column,
    color: column.color ?? "",
    taskLimit: column.taskLimit ?? 0,
    createTime: now,
  };
}

/** `plan/column/add`: a column at the end of the board. */
export const addColumn = defineCommand({
  name: "column.add",
  path: "/api/plan/column/add",
  arguments: z.object({
    id: z.optional(newIdOf("column")),
    planId: idOf("plan"),
    name: nameShape(1, COLUMN_NAME_MAX),
    color: z.optional(columnColorShape),
    taskLimit: z.optional(taskLimitShape),
  }),
  reply: columnShape,
  lane: (args) => planScope(args.planId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { name: "text" },
  *decide(args, actor) {
    const membership = yield* whoMayInOpen("columns", args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const columns = yield* list("column", { planId: args.planId });
    if (columns.length >= PLAN_COLUMNS_MAX) {
      return refused(parameterError("column.max", { count: PLAN_COLUMNS_MAX }));
    }
    const rank = rankBetween(lastRank(columns), undefined);
    const put = newColumn(
      {
        id: args.id ?? 0,
        planId: args.planId,
        name: args.name,
        color: args.color,
        taskLimit: args.taskLimit,
        rank,
      },
      actor.now,
    );
    return applied([{ entity: "column", action: "add", put }], put);
  },
});
