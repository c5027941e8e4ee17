import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { nameShape } from "../name.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { FIELD_KINDS } from "./field-kinds.ts";
import { FIELD_NAME_MAX, PLAN_FIELDS_MAX } from "./field-limits.ts";
import { changeOptions, fieldOptionsShape, fieldPartShapes, refuseField } from "./field-parts.ts";
import { type PlanField, planFieldShape } from "./plan-field.ts";

/** `plan/field/add`: something more that the tasks of a plan say, for whoever leads it. */
export const addField = defineCommand({
  name: "field.add",
  path: "/api/plan/field/add",
  arguments: z.object({
    id: z.optional(newIdOf("planField")),
    planId: idOf("plan"),
    name: nameShape(1, FIELD_NAME_MAX),
    kind: z.enum(FIELD_KINDS),
    options: z.optional(fieldOptionsShape),
    ...fieldPartShapes,
  }),
  reply: planFieldShape,
  lane: ({ planId }) => planScope(planId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, planId, name, kind, ...parts }, actor) {
    const membership = yield* whoMayInOpen("fields", planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const standing = yield* list("planField", { planId });
    if (standing.length >= PLAN_FIELDS_MAX)
      return refused(parameterError("field.max", { count: PLAN_FIELDS_MAX }));
    const put: PlanField = {
      id,
      planId,
      name,
      kind,
      unit: parts.unit ?? "",
      decimals: parts.decimals ?? 0,
      options: changeOptions([], parts.options ?? [], []),
      several: parts.several ?? 0,
      addends: [...new Set(parts.addends)],
      ofSubtasks: parts.ofSubtasks ?? 0,
      required: parts.required ?? 0,
      onCard: parts.onCard ?? 0,
      rank: rankBetween(lastRank(standing), undefined),
      archivedTime: 0,
      userId: actor.userId,
      createTime: actor.now,
    };
    const refusal = yield* refuseField(put);
    if (refusal) return refused(refusal);
    return applied([{ entity: "planField", action: "add", put }], put);
  },
});
