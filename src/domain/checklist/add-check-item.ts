import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { CHECK_ITEM_NAME_MAX, CHECK_ITEMS_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { rankShape } from "../shape.ts";
import { countedChange } from "./check-counts.ts";
import { type CheckItem, checkItemShape } from "./check-item.ts";
import { checklistToChange } from "./checklist-of.ts";

/** `plan/task/checklist/add`: a line at the end of a task's checklist, or where `rank` says. */
export const addCheckItem = defineCommand({
  name: "checkItem.add",
  path: "/api/plan/task/checklist/add",
  arguments: z.object({
    id: z.optional(newIdOf("checkItem")),
    taskId: idOf("task"),
    name: nameShape(1, CHECK_ITEM_NAME_MAX),
    rank: z.optional(rankShape),
  }),
  reply: checkItemShape,
  lane: ({ taskId }) => ({ entity: "task", id: taskId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, taskId, name, rank }, actor) {
    const found = yield* checklistToChange(taskId, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { task, items } = found;
    if (items.length >= CHECK_ITEMS_MAX) {
      return refused(parameterError("checkItem.max", { count: CHECK_ITEMS_MAX }));
    }
    const put: CheckItem = {
      id,
      taskId,
      planId: task.planId,
      privateTo: task.privateTo,
      name,
      done: 0,
      rank: rank ?? rankBetween(lastRank(items), undefined),
      createTime: actor.now,
    };
    return applied(
      [{ entity: "checkItem", action: "add", put }, countedChange(task, [...items, put], actor)],
      put,
    );
  },
});
