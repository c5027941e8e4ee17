import type { FormNode } from "../definition/form-node.ts";
import { optionWithId } from "../field-kinds/names.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";
import { type Json, listOf, textOf } from "../json/json.ts";
import { exactOf, isZero, minus, over } from "../number/exact.ts";
import { decimalsOf } from "../number/round.ts";
import { valueProblem, type ValueProblem } from "./value-problem.ts";

/** Digits that a number can have and still be kept exactly. */
const DIGITS_MAX = 15;
/** Digits before the point of a length of time, and behind it where the field says nothing else. */
const DURATION_DIGITS_MAX = 3;
const DURATION_DECIMALS = 2;

/** What is wrong with a value by the properties of its field alone; a value of the right shape comes in, and no empty one. */
export function boundProblems(node: FormNode, value: Json): ValueProblem[] {
  const { kind, properties } = node;
  switch (shapeNameOf(kind, properties)) {
    case "text":
      return textProblems(node, value);
    case "number":
      return numberProblems(node, value);
    case "numberRange":
      return rangeProblems(node, listOf(value));
    case "moments":
    case "clocks":
      return orderProblems(listOf(value));
    case "flag":
      return flagProblems(node, value);
    case "id":
      return choiceProblems(node, [value]);
    case "ids":
      return [...choiceProblems(node, listOf(value)), ...countProblems(node, listOf(value))];
    case "files":
      return countProblems(node, listOf(value));
    default:
      return [];
  }
}

function textProblems({ properties: { maxlength } }: FormNode, value: Json): ValueProblem[] {
  const isTooLong = maxlength !== undefined && maxlength > 0 && textOf(value).length > maxlength;
  return isTooLong ? [valueProblem("form.tooLong", { limit: maxlength })] : [];
}

function numberProblems(node: FormNode, value: Json): ValueProblem[] {
  const { kind, properties } = node;
  if (typeof value !== "number") return [];
  const problems = properties.isDuration === true ? durationProblems(node, value) : [];
  // What a formula says is as long as it is, and may be a word.
  if (kind.setBy === "calculation") return problems;
  const [least, most] =
    kind.name === "rate" ? [0, properties.count] : [properties.min, properties.max];
  if (least !== undefined && value < least)
    problems.push(valueProblem("form.belowMin", { limit: least }));
  if (most !== undefined && value > most)
    problems.push(valueProblem("form.aboveMax", { limit: most }));
  const { precision, isDuration } = properties;
  if (isDuration !== true && precision !== undefined && decimalsOf(value) > precision) {
    problems.push(valueProblem("form.tooManyDecimals", { limit: precision }));
  }
  if (digitsOf(value) > DIGITS_MAX)
    problems.push(valueProblem("form.tooManyDigits", { limit: DIGITS_MAX }));
  const step = stepOf(kind.name, properties);
  if (step !== undefined && !isStep(value, properties.min ?? 0, step)) {
    problems.push(valueProblem("form.notAStep", { step }));
  }
  return problems;
}

/** A length of time that nobody means: too many digits, as a slip of the finger has them (code 505 of forms-approvals 7.4). */
function durationProblems({ kind, properties }: FormNode, value: number): ValueProblem[] {
  const decimals = properties.precision ?? DURATION_DECIMALS;
  const isLong = Math.abs(value) >= 10 ** DURATION_DIGITS_MAX;
  // What is worked out is rounded by its field.
  const isFine = kind.setBy !== "calculation" && decimalsOf(value) > decimals;
  const limits = { limit: DURATION_DIGITS_MAX, decimals };
  return isLong || isFine ? [valueProblem("form.durationTooLong", limits)] : [];
}

/** Stars go by whole or half ones, a slider by its step; what is typed goes by none. */
function stepOf(kind: string, { allowHalf, step }: FormNode["properties"]): number | undefined {
  if (kind === "rate") return allowHalf === true ? 0.5 : 1;
  return kind === "slider" && step !== undefined && step > 0 ? step : undefined;
}

function isStep(value: number, from: number, step: number): boolean {
  const steps = over(minus(exactOf(value), exactOf(from)), exactOf(step));
  return (
    steps !== undefined && isZero({ ...steps, numerator: steps.numerator % steps.denominator })
  );
}

function digitsOf(value: number): number {
  // A number that is written shortly has no more digits than signs.
  if (String(value).length <= DIGITS_MAX) return 0;
  const digits = String(exactOf(value).numerator).replace("-", "");
  return digits.replace(/0+$/, "").length;
}

function rangeProblems(node: FormNode, ends: readonly Json[]): ValueProblem[] {
  const numbers = ends.filter((end) => end !== null);
  const [first] = numbers.flatMap((end) => numberProblems(node, end));
  return first ? [first] : orderProblems(ends);
}

/** A range that ends before it begins. */
function orderProblems([from = null, to = null]: readonly Json[]): ValueProblem[] {
  const isTurned = from !== null && to !== null && from > to;
  return isTurned ? [valueProblem("form.rangeTurned")] : [];
}

function flagProblems({ properties }: FormNode, value: Json): ValueProblem[] {
  const known = [properties.activeValue ?? 1, properties.inactiveValue ?? 0];
  return known.includes(Number(value)) ? [] : [valueProblem("form.notAChoice")];
}

/** Only choices that stand in the definition can be checked here; the server knows those of dictionaries and of the directory. */
function choiceProblems(
  { kind, settings, properties }: FormNode,
  ids: readonly Json[],
): ValueProblem[] {
  const options = properties.options ?? [];
  if (kind.names !== "options" || settings.dataType !== "static") return [];
  const isKnown = (id: Json) =>
    (typeof id === "string" || typeof id === "number") && optionWithId(options, id) !== undefined;
  return ids.every(isKnown) ? [] : [valueProblem("form.notAChoice")];
}

function countProblems(
  { properties: { limit } }: FormNode,
  items: readonly Json[],
): ValueProblem[] {
  const isTooMany = limit !== undefined && limit > 0 && items.length > limit;
  return isTooMany ? [valueProblem("form.tooMany", { limit })] : [];
}
