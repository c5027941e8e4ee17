import type { OwnCondition } from "#domain/company-form/permission/own-condition.ts";
import { DAY } from "#domain/form/calendar/civil.ts";
import type { Condition, Question } from "#domain/form/conditions/condition.ts";
import { isList, UNKNOWN, type Value } from "#domain/form/expression/value.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { fieldsOfCondition } from "#domain/form/list/list-rule.ts";
import { exactOf, isExact, toNumber } from "#domain/form/number/exact.ts";
import type { Id } from "#domain/id.ts";

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

/** What every record of a list has to meet, as the statement of the list takes it. */
export interface RuleSaid {
  /** The condition as `records_meet` reads it. */
  readonly conditions: string;
  /** JSON of its fields as they are where a record says nothing of them. */
  readonly nothing: string;
}

/** The condition of a list, asked by somebody at a time: days before now are a span then, and a field that is not there says nothing. */
export function ruleSaid(
  condition: Condition,
  { userId, now }: { readonly userId: Id; readonly now: number },
): RuleSaid {
  const groups = condition.groups.map(({ all, questions }) => ({
    all,
    questions: questions.map((question) => inSpan(question, now)),
  }));
  const variables = new Map<string, Value>([["currentUser", exactOf(userId)]]);
  const fields = fieldsOfCondition(condition).map((path) => [path, null]);
  return {
    conditions: conditionsSaid([{ condition: { ...condition, groups }, variables }]),
    nothing: JSON.stringify(Object.fromEntries(fields)),
  };
}

function inSpan(question: Question, now: number): Question {
  const { symbol, operand } = question;
  if (symbol !== "inLast") return question;
  const days = operand.type === "constant" ? operand.value : null;
  if (typeof days !== "number")
    return { ...question, operand: { type: "variable", name: NOBODY_KNOWS } };
  const value = [now - Math.round(days * DAY), now];
  return { ...question, symbol: "between", operand: { type: "constant", value } };
}

/** A variable that nothing is. */
const NOBODY_KNOWS = "";

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
