import type { OwnCondition } from "#domain/company-form/permission/own-condition.ts";
import type { Question } from "#domain/form/conditions/condition.ts";
import { isList, UNKNOWN, type Value } from "#domain/form/expression/value.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { isExact, toNumber } from "#domain/form/number/exact.ts";

/** Conditions as the function `records_meet` of the database reads them: with what somebody is in the place of variables. */
export function conditionsSaid(conditions: readonly OwnCondition[]): string {
  return JSON.stringify(
    conditions.map(({ condition: { all, groups }, variables }) => ({
      all,
      groups: groups.map((group) => ({
        all: group.all,
        questions: group.questions.map((question) => questionSaid(question, variables)),
      })),
    })),
  );
}

/** A question with a value or another field; one with what nobody knows is never answered with yes. */
function questionSaid(
  { field, symbol, operand }: Question,
  variables: OwnCondition["variables"],
): JsonObject {
  if (operand.type === "field") return { field, symbol, other: operand.path };
  if (operand.type === "constant") return { field, symbol, wanted: operand.value };
  const value = variables.get(operand.name) ?? UNKNOWN;
  return value === UNKNOWN ? { symbol: "never" } : { field, symbol, wanted: jsonOf(value) };
}

function jsonOf(value: Value): Json {
  if (isList(value)) return value.map(jsonOf);
  if (value === UNKNOWN) return null;
  return isExact(value) ? toNumber(value) : value;
}
