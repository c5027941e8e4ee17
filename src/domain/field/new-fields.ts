import * as z from "zod/mini";
import type { Actor, Change } from "../command.ts";
import type { Id } from "../id.ts";
import { ranksAfter } from "../rank.ts";
import { newIdOf } from "../reference.ts";
import { fieldParts, optionIdAt } from "./field-definition.ts";
import { PLAN_FIELDS_MAX } from "./field-limits.ts";

/** Fields that come into a plan together. */
export const newFieldsShape = z
  .array(z.object({ id: z.optional(newIdOf("planField")), ...fieldParts }))
  .check(z.maxLength(PLAN_FIELDS_MAX));
export type NewFields = z.infer<typeof newFieldsShape>;

/** The same, each with an id. */
export function mintFields(fields: NewFields, nextId: () => Id): NewFields {
  return fields.map((field) => ({ ...field, id: field.id ?? nextId() }));
}

/** The rows of fields that come into a plan, behind those that it has. */
export function newFieldChanges(
  fields: NewFields,
  { planId, last }: { readonly planId: Id; readonly last?: string | undefined },
  { userId, now }: Pick<Actor, "userId" | "now">,
): Change[] {
  const ranks = ranksAfter(last, fields.length);
  return fields.map((field, at): Change => ({
    entity: "planField",
    action: "add",
    put: {
      ...field,
      id: field.id ?? 0,
      planId,
      options: field.options.map((option, place) => ({ ...option, id: optionIdAt(place) })),
      addends: field.addends.flatMap((place) => fields[place]?.id ?? []),
      rank: ranks[at] ?? "a0",
      archivedTime: 0,
      userId,
      createTime: now,
    },
  }));
}
