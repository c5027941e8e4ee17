import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import { applied, defineCommand, refused } from "../command.ts";
import { PLAN_TAGS_MAX, TAG_NAME_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { type PlanTag, planTagShape } from "./plan-tag.ts";

/** `plan/tag/add`: any member makes a tag; two people may make one of the same name without a network. */
export const addTag = defineCommand({
  name: "tag.add",
  path: "/api/plan/tag/add",
  arguments: z.object({
    id: z.optional(newIdOf("planTag")),
    planId: idOf("plan"),
    name: nameShape(1, TAG_NAME_MAX),
    color: z.optional(columnColorShape),
  }),
  reply: planTagShape,
  lane: ({ planId }) => planScope(planId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, planId, name, color = "" }, actor) {
    const membership = yield* whoMayInOpen("tags", planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if ((yield* list("planTag", { planId })).length >= PLAN_TAGS_MAX) {
      return refused(parameterError("tag.max", { count: PLAN_TAGS_MAX }));
    }
    const { userId, now: createTime } = actor;
    const put: PlanTag = { id, planId, name, color, userId, createTime };
    return applied([{ entity: "planTag", action: "add", put }], put);
  },
});
