import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import type { Id } from "../id.ts";
import { nameShape } from "../name.ts";
import { get, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { flagShape, textShape } from "../shape.ts";
import {
  FIELD_ADDENDS_MAX,
  FIELD_DECIMALS_MAX,
  FIELD_OPTION_ID_MAX,
  FIELD_OPTION_NAME_MAX,
  FIELD_OPTIONS_MAX,
  FIELD_UNIT_MAX,
} from "./field-limits.ts";
import type { FieldOption, PlanField } from "./plan-field.ts";

export const fieldOptionIdShape = z.int().check(z.positive(), z.maximum(FIELD_OPTION_ID_MAX));

export const fieldOptionsShape = z
  .array(
    z.object({
      id: fieldOptionIdShape,
      name: nameShape(1, FIELD_OPTION_NAME_MAX),
      color: columnColorShape,
    }),
  )
  .check(z.maxLength(FIELD_OPTIONS_MAX));

/** What a field can be said to be, beside its name and its kind. */
export const fieldPartShapes = {
  unit: z.optional(textShape(0, FIELD_UNIT_MAX)),
  decimals: z.optional(z.int().check(z.nonnegative(), z.maximum(FIELD_DECIMALS_MAX))),
  several: z.optional(flagShape),
  addends: z.optional(z.array(idOf("planField")).check(z.maxLength(FIELD_ADDENDS_MAX))),
  ofSubtasks: z.optional(flagShape),
  required: z.optional(flagShape),
  onCard: z.optional(flagShape),
};

/**
 * The choices after a change: those that are named, in their order, and behind them what somebody else has added
 * meanwhile. Only what is taken away by name goes.
 */
export function changeOptions(
  before: readonly FieldOption[],
  named: readonly FieldOption[],
  removed: readonly number[],
): FieldOption[] {
  const first = new Map(named.map((option) => [option.id, option]));
  const others = before.filter(({ id }) => !first.has(id) && !removed.includes(id));
  return [...first.values(), ...others];
}

/** Refuses a field that is not whole: a sum of nothing, or of what is no number of its plan, and too many choices. */
export function* refuseField(
  { kind, planId, addends, options }: PlanField,
  before?: PlanField,
): Reading<Refusal | undefined> {
  if (options.length > Math.max(FIELD_OPTIONS_MAX, before?.options.length ?? 0))
    return parameterError("field.optionsMax", { count: FIELD_OPTIONS_MAX });
  if (options.length > 0 && kind !== "choice") return parameterError();
  if (kind !== "sum") return addends.length > 0 ? parameterError() : undefined;
  if (addends.length === 0) return parameterError("field.sumOfNothing");
  const standing: readonly Id[] = before?.addends ?? [];
  for (const id of addends.filter((one) => !standing.includes(one))) {
    const addend = yield* get("planField", id);
    if (addend?.planId !== planId || addend.kind !== "number")
      return parameterError("field.sumOfNothing");
  }
  return undefined;
}
