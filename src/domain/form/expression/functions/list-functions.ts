import { compare, type Exact, exactOf, isExact, over, plus, ZERO } from "../../number/exact.ts";
import { holdsInOrder, isAmong, orderOf, sameValue } from "../compare-values.ts";
import { isEmptyValue, isList, numberOfValue, UNKNOWN, type Value } from "../value.ts";
import { ANY_NUMBER, type FormFunction } from "./form-function.ts";

const always = () => true;
const CRITERION = /^(<>|<=|>=|<|>|=)(.*)$/s;

/** What gathers a column, or several values. */
export const listFunctions: Readonly<Record<string, FormFunction>> = {
  sum: { takes: [1, ANY_NUMBER], gathers: always, apply: (args) => numberOfValue(args) },
  count: {
    takes: [1, 1],
    gathers: always,
    apply: ([value = null]) =>
      value === UNKNOWN
        ? UNKNOWN
        : exactOf(flat([value]).filter((item) => !isEmptyValue(item)).length),
  },
  countIf: {
    takes: [2, 2],
    gathers: always,
    apply: ([values = null, criterion = null]) => {
      const met = flat([values]).map((value) => meets(value, criterion));
      return met.includes(UNKNOWN) ? UNKNOWN : exactOf(met.filter((each) => each === true).length);
    },
  },
  sumIf: {
    takes: [3, 3],
    gathers: always,
    apply: ([summed = null, values = null, criterion = null]) => {
      const [amounts, asked] = [elements(summed), elements(values)];
      const met = amounts.map((_, at) => meets(asked[at] ?? null, criterion));
      if (met.includes(UNKNOWN)) return UNKNOWN;
      return numberOfValue(amounts.filter((_, at) => met[at] === true));
    },
  },
  avg: overFilled((values) => over(total(values), exactOf(values.length)) ?? null),
  median: overFilled((values) => {
    const sorted = values.toSorted(compare);
    const [left, right] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return over(total([left ?? ZERO, right ?? ZERO]), exactOf(2)) ?? null;
  }),
  min: extreme((order) => order < 0),
  max: extreme((order) => order > 0),
};

/** All in one list, however they are nested. */
function flat(values: readonly Value[]): Value[] {
  return values.flatMap((value) => (isList(value) ? flat(value) : [value]));
}

/** The elements of a column, row by row; a list in a row stays one element. */
function elements(value: Value): readonly Value[] {
  return isList(value) ? value : [value];
}

function total(values: readonly Exact[]): Exact {
  let sum = ZERO;
  for (const value of values) sum = plus(sum, value);
  return sum;
}

/** Over those values that are numbers; nothing of nothing. */
function overFilled(reckon: (values: readonly Exact[]) => Value): FormFunction {
  return {
    takes: [1, ANY_NUMBER],
    gathers: always,
    apply: (args) => {
      const values = flat(args);
      if (values.includes(UNKNOWN)) return UNKNOWN;
      const numbers = values.filter((value) => !isEmptyValue(value)).map(numberOfValue);
      const known = numbers.filter(isExact);
      return known.length === 0 ? null : reckon(known);
    },
  };
}

/** The first or last in order; of one column, or of what stands side by side in a row. */
function extreme(isBetter: (order: number) => boolean): FormFunction {
  return {
    takes: [1, ANY_NUMBER],
    gathers: (count) => count === 1,
    apply: (args) => {
      let best: Value = null;
      for (const value of flat(args)) {
        if (value === UNKNOWN) return UNKNOWN;
        if (isEmptyValue(value)) continue;
        const order = best === null ? null : orderOf(value, best);
        if (best === null || (typeof order === "number" && isBetter(order))) best = value;
      }
      return best;
    },
  };
}

/** A criterion is a value, or a text with a comparison in front: ">0", "<>late". */
function meets(value: Value, criterion: Value): boolean | null | typeof UNKNOWN {
  const [, operator, operand] = (typeof criterion === "string" && CRITERION.exec(criterion)) || [];
  if (operator === undefined || operand === undefined) return isAmong(value, [criterion]);
  if (operator === "=") return sameValue(value, operand);
  if (operator === "<>") {
    const same = sameValue(value, operand);
    return same === UNKNOWN ? UNKNOWN : !same;
  }
  const asked = isExact(value) ? numberOfValue(operand) : operand;
  return holdsInOrder(orderOf(value, asked), operator);
}
