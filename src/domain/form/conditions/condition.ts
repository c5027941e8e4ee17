import { type Json, type JsonObject, listOf, objectOf, textOf } from "../json/json.ts";
import { conditionSymbol, type ConditionSymbol } from "./condition-symbols.ts";

/** Groups of questions, as filters, searches, row styles and rules share them (forms-approvals 1.7). */
export interface Condition {
  /** Whether all groups have to hold, or one is enough. */
  readonly all: boolean;
  readonly groups: readonly ConditionGroupOf[];
}

export interface ConditionGroupOf {
  readonly all: boolean;
  readonly questions: readonly Question[];
}

/** What is asked of one field. */
export interface Question {
  readonly field: string;
  readonly symbol: ConditionSymbol;
  readonly operand: Operand;
}

/** A value that stands there, another field, or what is known without the form. */
export type Operand =
  | { readonly type: "constant"; readonly value: Json }
  | { readonly type: "field"; readonly path: string }
  | { readonly type: "variable"; readonly name: string };

/** Reads the JSON of a condition; undefined where it is none, or asks something that nobody knows. */
export function readCondition(json: Json | undefined): Condition | undefined {
  const { conditionList, matchLogic } = objectOf(json);
  if (!Array.isArray(conditionList)) return undefined;
  const groups = listOf(conditionList).map((entry) => readGroup(objectOf(entry)));
  const known = groups.filter((group) => group !== undefined);
  return known.length === groups.length ? { all: isAll(matchLogic), groups: known } : undefined;
}

function isAll(logic: Json | undefined): boolean {
  return textOf(logic).toLowerCase() !== "or";
}

function readGroup({ logic, groups }: JsonObject): ConditionGroupOf | undefined {
  const all = listOf(groups).map((entry) => readQuestion(objectOf(entry)));
  const questions = all.filter((question) => question !== undefined);
  return questions.length === all.length ? { all: isAll(logic), questions } : undefined;
}

function readQuestion(json: JsonObject): Question | undefined {
  const symbol = conditionSymbol(textOf(json["symbol"]));
  const field = textOf(json["field"]);
  if (!symbol || field === "") return undefined;
  return { field: field.replace("-", "."), symbol, operand: readOperand(json) };
}

/** `fieldValueType` 1 names another field; a text that begins with @ names a variable. */
function readOperand({ fieldValueType, fieldValue = null }: JsonObject): Operand {
  if (Number(fieldValueType) === 1) {
    return { type: "field", path: textOf(fieldValue).replace("-", ".") };
  }
  if (typeof fieldValue === "string" && fieldValue.startsWith("@")) {
    return { type: "variable", name: fieldValue.slice(1) };
  }
  if (fieldValue === "currentUser") return { type: "variable", name: "currentUser" };
  return { type: "constant", value: fieldValue };
}

/** A condition as JSON. */
export function writeCondition({ all, groups }: Condition): JsonObject {
  return {
    matchLogic: all ? "and" : "or",
    conditionList: groups.map((group) => ({
      logic: group.all ? "and" : "or",
      groups: group.questions.map(({ field, symbol, operand }) => ({
        field,
        symbol,
        ...writeOperand(operand),
      })),
    })),
  };
}

function writeOperand(operand: Operand): JsonObject {
  if (operand.type === "field") return { fieldValueType: 1, fieldValue: operand.path };
  const value = operand.type === "variable" ? `@${operand.name}` : operand.value;
  return { fieldValueType: 2, fieldValue: value };
}
