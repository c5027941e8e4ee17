import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import { nameShape } from "../name.ts";
import { flagShape, textShape } from "../shape.ts";
import { FIELD_KINDS } from "./field-kinds.ts";
import {
  FIELD_ADDENDS_MAX,
  FIELD_DECIMALS_MAX,
  FIELD_NAME_MAX,
  FIELD_OPTION_NAME_MAX,
  FIELD_OPTIONS_MAX,
  FIELD_UNIT_MAX,
  PLAN_FIELDS_MAX,
} from "./field-limits.ts";
import type { PlanField } from "./plan-field.ts";

/** What is said of a field. */
export const fieldParts = {
  name: nameShape(1, FIELD_NAME_MAX),
  kind: z.enum(FIELD_KINDS),
  unit: textShape(0, FIELD_UNIT_MAX),
  decimals: z.int().check(z.nonnegative(), z.maximum(FIELD_DECIMALS_MAX)),
  options: z
    .array(z.object({ name: nameShape(1, FIELD_OPTION_NAME_MAX), color: columnColorShape }))
    .check(z.maxLength(FIELD_OPTIONS_MAX)),
  several: flagShape,
  /** Places of the numbers of which it is the sum. */
  addends: z
    .array(z.int().check(z.nonnegative(), z.maximum(PLAN_FIELDS_MAX - 1)))
    .check(z.maxLength(FIELD_ADDENDS_MAX)),
  ofSubtasks: flagShape,
  required: flagShape,
  onCard: flagShape,
};

/** What a field is, wherever it may come to be: in files and templates; fields name each other by their places. */
export const fieldDefinitionsShape = z
  .array(z.object(fieldParts))
  .check(z.maxLength(PLAN_FIELDS_MAX));
export type FieldDefinition = z.infer<typeof fieldDefinitionsShape>[number];

/** The same as it stands in a row. */
export const keptDefinitionsShape = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(FIELD_KINDS),
    unit: z.string(),
    decimals: z.int(),
    options: z.array(z.object({ name: z.string(), color: columnColorShape })),
    several: flagShape,
    addends: z.array(z.int()),
    ofSubtasks: flagShape,
    required: flagShape,
    onCard: flagShape,
  }),
);

/** The fields of a plan as they can come to be elsewhere. */
export function definitionsOf(fields: readonly PlanField[]): FieldDefinition[] {
  const places = new Map(fields.map(({ id }, at) => [id, at]));
  return fields.map((field) => ({
    name: field.name,
    kind: field.kind,
    unit: field.unit,
    decimals: field.decimals,
    options: field.options.map(({ name, color }) => ({ name, color })),
    several: field.several,
    addends: field.addends.flatMap((id) => places.get(id) ?? []),
    ofSubtasks: field.ofSubtasks,
    required: field.required,
    onCard: field.onCard,
  }));
}

/** Whether sums are of numbers among the fields, and choices of choices. */
export function areSound(fields: readonly FieldDefinition[]): boolean {
  return fields.every(
    ({ kind, addends, options }) =>
      (kind === "choice" || options.length === 0) &&
      (kind === "sum" ? addends.length > 0 : addends.length === 0) &&
      addends.every((at) => fields[at]?.kind === "number"),
  );
}

/** A choice that came by its place. */
export function optionIdAt(place: number): number {
  return place + 1;
}
