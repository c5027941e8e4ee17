import { exactOf } from "../../number/exact.ts";
import { holdsInOrder, isAmong, orderOf } from "../compare-values.ts";
import { isEmptyValue, isList, jsonOfValue, UNKNOWN, type Value } from "../value.ts";
import { ANY_NUMBER, type FormFunction } from "./form-function.ts";

/** Characters that a text put together may have. */
const TEXT_MAX = 10_000;

/** What asks, and what works with texts. */
export const logicFunctions: Readonly<Record<string, FormFunction>> = {
  /** Decided by the evaluation itself, which reckons only the branch it takes. */
  if: { takes: [2, 3], apply: ([, whenTrue = null]) => whenTrue },
  empty: {
    takes: [1, 1],
    apply: ([value = null]) => (value === UNKNOWN ? UNKNOWN : isEmptyValue(value)),
  },
  /** Whether a value, or one of several, is among the others. */
  in: { takes: [2, ANY_NUMBER], apply: ([value = null, ...others]) => isAmong(value, others) },
  between: {
    takes: [3, 3],
    apply: ([value = null, least = null, most = null]) => {
      const above = holdsInOrder(orderOf(value, least), ">=");
      const below = holdsInOrder(orderOf(value, most), "<=");
      if (above === false || below === false) return false;
      if (above === UNKNOWN || below === UNKNOWN) return UNKNOWN;
      return above === null || below === null ? null : true;
    },
  },
  contains: {
    takes: [2, 2],
    apply: ([value = null, part = null]) => {
      if (value === UNKNOWN || part === UNKNOWN) return UNKNOWN;
      return isList(value) ? isAmong(part, value) : textOfValue(value).includes(textOfValue(part));
    },
  },
  concat: {
    takes: [1, ANY_NUMBER],
    apply: (args) =>
      args.includes(UNKNOWN) ? UNKNOWN : args.map(textOfValue).join("").slice(0, TEXT_MAX),
  },
  length: {
    takes: [1, 1],
    apply: ([value = null]) =>
      value === UNKNOWN ? UNKNOWN : exactOf(Array.from(textOfValue(value)).length),
  },
};

function textOfValue(value: Value): string {
  const json = jsonOfValue(value);
  return json === null ? "" : String(json);
}
