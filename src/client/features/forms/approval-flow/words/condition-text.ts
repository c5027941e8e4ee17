import type { TFunction } from "i18next";
import { type Operand, type Question, readCondition } from "#domain/form/conditions/condition.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { type Json, listOf } from "#domain/form/json/json.ts";
import { readJsonText } from "#domain/form/json/read-json.ts";
import { FORM_CONDITION_MAX } from "#domain/limits.ts";

/** How fields and what they are asked for are called. */
export interface ConditionWords {
  readonly t: TFunction<"approval-flow">;
  readonly field: (path: string) => string;
  /** A value as the field shows it, of the form itself or of another one. */
  readonly value: (path: string, value: Json, of?: Form) => string;
}

const DEEPEST = 20;

/** A condition as people say it; "" where there is none, undefined where it is none that anybody knows. */
export function conditionText(when: string, words: ConditionWords): string | undefined {
  if (when === "") return "";
  const json = readJsonText(when, { size: FORM_CONDITION_MAX, depth: DEEPEST });
  const condition = json.ok ? readCondition(json.value) : undefined;
  if (!condition) return undefined;
  const { all } = condition;
  const groups = condition.groups.map((group) => {
    const questions = group.questions.map((question) => questionText(question, words));
    const isParted = condition.groups.length > 1 && questions.length > 1 && group.all !== all;
    const text = joined(questions, group.all, words);
    // "and" binds closer than "or": only the other way round it has to be said.
    return isParted && all ? words.t("asks.together", { text }) : { text, isParted };
  });
  const isLong = groups.some((group) => typeof group !== "string" && group.isParted);
  const texts = groups.map((group) => (typeof group === "string" ? group : group.text));
  return isLong ? texts.join(words.t("asks.orElse")) : joined(texts, all, words);
}

function joined(texts: readonly string[], all: boolean, { t }: ConditionWords): string {
  return texts.join(t(all ? "asks.and" : "asks.or"));
}

/** Symbols that everybody reads. */
const SIGNS: Partial<Record<Question["symbol"], string>> = {
  ">": ">",
  ">=": "≥",
  "<": "<",
  "<=": "≤",
};

function questionText({ field: path, symbol, operand }: Question, words: ConditionWords): string {
  const field = words.field(path);
  const value = operandText(path, operand, symbol, words);
  const sign = SIGNS[symbol];
  if (sign) return `${field} ${sign} ${value}`;
  return words.t(`asks.symbol.${symbol}` as "asks.symbol.==", { field, value });
}

function operandText(
  path: string,
  operand: Operand,
  symbol: Question["symbol"],
  words: ConditionWords,
): string {
  if (operand.type === "field") return words.field(operand.path);
  if (operand.type === "variable")
    return operand.name === "currentUser" ? words.t("asks.currentUser") : operand.name;
  const { value } = operand;
  if (symbol === "between")
    return listOf(value)
      .map((end) => words.value(path, end) || "…")
      .join(" – ");
  if (symbol === "inLast") return typeof value === "number" ? String(value) : "";
  if ((symbol === "in" || symbol === "notIn") && Array.isArray(value))
    return listOf(value)
      .map((each) => words.value(path, each))
      .join(", ");
  return words.value(path, value);
}
