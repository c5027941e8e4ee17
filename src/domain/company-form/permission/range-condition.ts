import { failure, type Result } from "#base/result.ts";
import type { Condition, Question } from "../../form/conditions/condition.ts";
import type { ConditionSymbol } from "../../form/conditions/condition-symbols.ts";
import type { Form } from "../../form/graph/form.ts";
import { isJsonList, type Json } from "../../form/json/json.ts";
import { readQuery } from "../../record/record-query.ts";
import { parameterError, type Refusal } from "../../refusal.ts";

/**
 * What a right may be made of: what is the same here and in the database, and does not change as time goes by, because nobody would
 * hear that they may not read something any longer.
 */
export const RANGE_SYMBOLS: readonly ConditionSymbol[] = [
  "==",
  "<>",
  ">",
  ">=",
  "<",
  "<=",
  "between",
  "in",
  "notIn",
  "null",
  "notNull",
];

/** What somebody is, with which fields can be compared: themselves, their main department and position, and their groups and roles. */
export const RANGE_VARIABLES = [
  "currentUser",
  "myDepartment",
  "myPosition",
  "myGroup",
  "myRole",
] as const;
export type RangeVariable = (typeof RANGE_VARIABLES)[number];

/**
 * A condition by which records can be read, of fields that everybody may see: whoever reads by another one would be told what it
 * says. Refused is what asks nothing, so that nobody reads everything by mistake.
 */
export function readRangeCondition(
  form: Form,
  text: string,
  hidden: readonly string[],
): Result<Condition, Refusal> {
  if (text === "") return failure(parameterError("form.conditionEmpty"));
  const read = readQuery(form, text);
  if (!read.ok) return read;
  const { groups } = read.value;
  if (groups.length === 0 || groups.some(({ questions }) => questions.length === 0))
    return failure(parameterError("form.conditionEmpty"));
  const questions = groups.flatMap((group) => group.questions);
  const field = questions.flatMap(fieldsOf).find((name) => hidden.includes(name));
  if (field !== undefined) return failure(parameterError("form.conditionHidden", { field }));
  return questions.every(isRight) ? read : failure(parameterError("record.queryUnreadable"));
}

function fieldsOf({ field, operand }: Question): readonly string[] {
  return operand.type === "field" ? [field, operand.path] : [field];
}

function isRight({ symbol, field, operand }: Question): boolean {
  if (!RANGE_SYMBOLS.includes(symbol)) return false;
  if (symbol === "null" || symbol === "notNull") return true;
  if (symbol === "between") return operand.type === "constant" && hasTwoEnds(operand.value);
  if (operand.type === "constant") return saysSomething(operand.value);
  // Every record is alike to itself.
  if (operand.type === "field" && operand.path === field) return false;
  return operand.type === "field" || RANGE_VARIABLES.some((name) => name === operand.name);
}

/** From one to the other, at least one of which is said. */
function hasTwoEnds(value: Json): boolean {
  return isJsonList(value) && value.length === 2 && saysSomething(value);
}

/** Something to compare with: neither nothing, nor a list of nothing, nor what no field has. */
function saysSomething(value: Json): boolean {
  if (isJsonList(value)) return value.some(saysSomething) && value.every(isPlain);
  return value !== null && value !== "" && isPlain(value);
}

function isPlain(value: Json): boolean {
  if (isJsonList(value)) return value.every(isPlain);
  return value === null || typeof value !== "object";
}
