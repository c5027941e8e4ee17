import { valueIn } from "#domain/field/sum-of-field.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { type OwnField, ownFieldOf } from "#client/parts/plan/table/table-fields.ts";
import type { TableRow } from "./table-row.ts";

/** The fields of the plan that is shown, by what the table calls them, in their order. */
export type OwnFields = ReadonlyMap<OwnField, PlanField>;

export function ownFieldsOf(fields: readonly PlanField[]): OwnFields {
  return new Map(fields.map((field) => [ownFieldOf(field.id), field]));
}

/** What a row says in a field of the plan, as it is kept; "" = nothing. */
export function ownValue(
  own: OwnFields,
  field: OwnField,
  { task, subFields = [] }: TableRow,
): string {
  const known = own.get(field);
  return known ? valueIn(known, task, subFields) : "";
}
