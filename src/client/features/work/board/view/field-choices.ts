import type { PlanField } from "#domain/field/plan-field.ts";
import {
  EMPTY,
  fieldToken,
  type FieldToken,
  FILLED,
  partsOfToken,
} from "#domain/plan/view/field-token.ts";

/** What can be asked of a field: each choice, each person in the plan, a tick; of all others that there is something. */
export function tokensOf(
  { id, kind, options }: Pick<PlanField, "id" | "kind" | "options">,
  people: readonly number[],
): FieldToken[] {
  return [...valuesOf(kind, options, people), EMPTY].map((value) => fieldToken(id, value));
}

/** What is asked of all fields, with another question to one of them. */
export function withField(
  tokens: readonly FieldToken[],
  fieldId: number,
  chosen: readonly FieldToken[],
): FieldToken[] {
  return [...tokens.filter((token) => partsOfToken(token)[0] !== fieldId), ...chosen];
}

function valuesOf(
  kind: PlanField["kind"],
  options: PlanField["options"],
  people: readonly number[],
): readonly number[] {
  if (kind === "choice") return options.map(({ id }) => id);
  if (kind === "person") return people;
  return kind === "tick" ? [1] : [FILLED];
}
