import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { flagShape, rankShape } from "../shape.ts";
import { FIELD_NAME_MAX, FIELD_OPTIONS_MAX } from "./field-limits.ts";
import {
  changeOptions,
  fieldOptionIdShape,
  fieldOptionsShape,
  fieldPartShapes,
  refuseField,
} from "./field-parts.ts";
import { fieldToChange } from "./field-to-change.ts";
import { type PlanField, planFieldShape } from "./plan-field.ts";

/**
 * `plan/field/edit`: all of a field but its kind, its place among the others, and whether it is put away. What tasks say
 * in it stays as it was.
 */
export const editField = defineCommand({
  name: "field.edit",
  path: "/api/plan/field/edit",
  arguments: z.object({
    id: idOf("planField"),
    name: z.optional(nameShape(1, FIELD_NAME_MAX)),
    /** Choices that are new or have become others, in their order. */
    options: z.optional(fieldOptionsShape),
    removeOption: z.optional(z.array(fieldOptionIdShape).check(z.maxLength(FIELD_OPTIONS_MAX))),
    rank: z.optional(rankShape),
    /** 1 = it is put away, 0 = it is in use again. */
    archived: z.optional(flagShape),
    ...fieldPartShapes,
  }),
  reply: planFieldShape,
  lane: ({ id }) => ({ entity: "planField", id }),
  words: { name: "text" },
  *decide({ id, options, removeOption, archived, ...parts }, actor) {
    const found = yield* fieldToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { field } = found;
    const put: PlanField = {
      ...field,
      name: parts.name ?? field.name,
      unit: parts.unit ?? field.unit,
      decimals: parts.decimals ?? field.decimals,
      options: changeOptions(field.options, options ?? [], removeOption ?? []),
      several: parts.several ?? field.several,
      addends: parts.addends ? [...new Set(parts.addends)] : field.addends,
      ofSubtasks: parts.ofSubtasks ?? field.ofSubtasks,
      required: parts.required ?? field.required,
      onCard: parts.onCard ?? field.onCard,
      rank: parts.rank ?? field.rank,
      archivedTime: archivedTimeOf(field, archived, actor.now),
    };
    const refusal = yield* refuseField(put, field);
    if (refusal) return refused(refusal);
    return applied([{ entity: "planField", action: "update", put }], put);
  },
});

function archivedTimeOf(
  { archivedTime }: PlanField,
  archived: 0 | 1 | undefined,
  now: number,
): number {
  if (archived === undefined) return archivedTime;
  return archived === 1 ? archivedTime || now : 0;
}
