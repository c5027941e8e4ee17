import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COLUMN_NAME_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { nameShape } from "../name.ts";
import { columnColorShape, columnShape, taskLimitShape } from "./column.ts";

/** `plan/column/edit`: name, colour and how many open tasks it is to have at most. */
export const editColumn = defineCommand({
  name: "column.edit",
  path: "/api/plan/column/edit",
  arguments: z.object({
    id: idOf("column"),
    name: z.optional(nameShape(1, COLUMN_NAME_MAX)),
    color: z.optional(columnColorShape),
    /** 0 = any number. */
    taskLimit: z.optional(taskLimitShape),
  }),
  reply: columnShape,
  lane: (args) => ({ entity: "column", id: args.id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide(args, actor) {
    const column = yield* get("column", args.id);
    if (!column) return refused(parameterError("column.gone"));
    const membership = yield* whoMayInOpen("columns", column.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const put = {
      ...column,
      name: args.name ?? column.name,
      color: args.color ?? column.color,
      taskLimit: args.taskLimit ?? column.taskLimit,
    };
    return applied([{ entity: "column", action: "update", put }], put);
  },
});
