import { failure, type Result, success } from "#base/result.ts";
import { DAY } from "../calendar/civil.ts";
import { holdsInOrder, isAmong, orderOf, sameValue } from "../expression/compare-values.ts";
import {
  compileExpression,
  type CompiledExpression,
  type ExpressionPlace,
  type FieldReader,
  type Use,
} from "../expression/compile-expression.ts";
import type { Expression } from "../expression/expression.ts";
import {
  isEmptyValue,
  isList,
  jsonOfValue,
  UNKNOWN,
  type Value,
  valueOfJson,
} from "../expression/value.ts";
import { exactOf, isExact, minus, toNumber } from "../number/exact.ts";
import type { Condition, ConditionGroupOf, Operand, Question } from "./condition.ts";
import type { ConditionSymbol } from "./condition-symbols.ts";

type Truth = boolean | null | typeof UNKNOWN;
type Decide = (reader: FieldReader) => Truth;

/** Makes a function of a condition; fails with the field that is not there. Without groups it always holds. */
export function compileCondition(
  condition: Condition,
  place: ExpressionPlace,
): Result<CompiledExpression, { readonly missing: string }> {
  const uses: Use[] = [];
  const missing: string[] = [];
  const value = (expression: Expression) => {
    const compiled = compileExpression(expression, place);
    if (!compiled.ok) {
      missing.push(compiled.error.missing);
      return () => null;
    }
    uses.push(...compiled.value.uses);
    return compiled.value.evaluate;
  };
  const decideQuestion = ({ field, symbol, operand }: Question): Decide => {
    const left = value({ type: "field", path: field });
    const right = operand.type === "constant" ? constant(operand) : value(expressionOf(operand));
    return (reader) => decide(symbol, left(reader), right(reader), reader);
  };
  const decideGroup = ({ all, questions }: ConditionGroupOf) =>
    joined(all, questions.map(decideQuestion));
  const evaluate = joined(condition.all, condition.groups.map(decideGroup));
  const [first] = missing;
  return first === undefined ? success({ evaluate, uses }) : failure({ missing: first });
}

function constant({ value }: Extract<Operand, { type: "constant" }>): () => Value {
  const known = valueOfJson(value);
  return () => known;
}

function expressionOf(operand: Exclude<Operand, { type: "constant" }>): Expression {
  return operand.type === "field"
    ? { type: "field", path: operand.path }
    : { type: "variable", name: operand.name };
}

/** All, or one; nothing asked always holds. */
function joined(all: boolean, parts: readonly Decide[]): Decide {
  if (parts.length === 0) return () => true;
  const decisive = !all;
  return (reader) => {
    let undecided: Truth = all;
    for (const part of parts) {
      const truth = part(reader);
      if (truth === decisive) return decisive;
      if (truth === UNKNOWN || (truth === null && undecided !== UNKNOWN)) undecided = truth;
    }
    return undecided;
  };
}

/** What a symbol asks of two values. Nothing is never greater or less than anything. */
function decide(
  symbol: ConditionSymbol,
  left: Value,
  right: Value,
  { around }: Pick<FieldReader, "around">,
): Truth {
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  switch (symbol) {
    case "==":
      return sameValue(left, right);
    case "<>":
      return negated(sameValue(left, right));
    case "in":
      return isAmong(left, [right]);
    case "notIn":
      return negated(isAmong(left, [right]));
    case "like":
      return isLike(left, right);
    case "notLike":
      return !isLike(left, right);
    case "null":
      return isEmptyValue(left);
    case "notNull":
      return !isEmptyValue(left);
    case "between":
      return isBetween(left, right);
    case "inLast":
      return isInLast(left, right, around.now);
    default:
      return holdsInOrder(orderOf(left, right), symbol);
  }
}

function negated(truth: boolean | typeof UNKNOWN): Truth {
  return truth === UNKNOWN ? UNKNOWN : !truth;
}

function isLike(left: Value, right: Value): boolean {
  if (isEmptyValue(right)) return true;
  const part = String(jsonOfValue(right)).toLowerCase();
  return String(jsonOfValue(left) ?? "")
    .toLowerCase()
    .includes(part);
}

/** Both ends belong to it; an end that is open bounds nothing. */
function isBetween(left: Value, right: Value): Truth {
  const [least = null, most = null] = isList(right) ? right : [];
  const above = least === null || holdsInOrder(orderOf(left, least), ">=");
  const below = most === null || holdsInOrder(orderOf(left, most), "<=");
  if (above === false || below === false) return false;
  if (above === null || below === null) return null;
  return above === true ? below : above;
}

function isInLast(left: Value, right: Value, now: number): Truth {
  if (!isExact(left) || !isExact(right)) return null;
  const earliest = minus(exactOf(now), exactOf(Math.round(toNumber(right) * DAY)));
  const begun = holdsInOrder(orderOf(left, earliest), ">=");
  return begun === true ? holdsInOrder(orderOf(left, exactOf(now)), "<=") : begun;
}
