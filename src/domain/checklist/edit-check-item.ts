import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { CHECK_ITEM_NAME_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { flagShape, rankShape } from "../shape.ts";
import { countedChange } from "./check-counts.ts";
import { type CheckItem, checkItemShape } from "./check-item.ts";
import { checkItemToChange } from "./checklist-of.ts";

/** `plan/task/checklist/edit`: words, tick and place of a line. */
export const editCheckItem = defineCommand({
  name: "checkItem.edit",
  path: "/api/plan/task/checklist/edit",
  arguments: z.object({
    id: idOf("checkItem"),
    name: z.optional(nameShape(1, CHECK_ITEM_NAME_MAX)),
    done: z.optional(flagShape),
    rank: z.optional(rankShape),
  }),
  reply: checkItemShape,
  lane: ({ id }) => ({ entity: "checkItem", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide({ id, name, done, rank }, actor) {
    const found = yield* checkItemToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { item, task, items } = found;
    const put: CheckItem = {
      ...item,
      name: name ?? item.name,
      done: done ?? item.done,
      rank: rank ?? item.rank,
    };
    const isSame = put.name === item.name && put.done === item.done && put.rank === item.rank;
    if (isSame) return applied([], item);
    const after = items.map((one) => (one.id === id ? put : one));
    return applied(
      [{ entity: "checkItem", action: "update", put }, countedChange(task, after, actor)],
      put,
    );
  },
});
