import { absolute, type Exact, exactOfText, toNumber } from "../../number/exact.ts";
import { ceilingOf, floorOf, PRECISION_MAX, roundTo } from "../../number/round.ts";
import { numberOfValue, UNKNOWN, type Value } from "../value.ts";
import type { FormFunction } from "./form-function.ts";

const FIRST_NUMBER = /-?\d+(?:\.\d+)?/;

export const numberFunctions: Readonly<Record<string, FormFunction>> = {
  abs: ofNumber(absolute),
  floor: ofNumber(floorOf),
  ceil: ofNumber(ceilingOf),
  round: {
    takes: [1, 2],
    apply: ([value = null, places = null]) => {
      const number = numberOfValue(value);
      const wanted = numberOfValue(places);
      if (number === UNKNOWN || wanted === UNKNOWN) return UNKNOWN;
      return roundTo(number, boundedPlaces(wanted));
    },
  },
  /** The number in a text: 9 in "9%", 30 in "C30". */
  num: {
    takes: [1, 1],
    apply: ([value = null]) => {
      if (typeof value !== "string") return numberOfValue(value);
      return exactOfText(FIRST_NUMBER.exec(value)?.[0] ?? "0") ?? null;
    },
  },
};

function ofNumber(reckon: (value: Exact) => Exact): FormFunction {
  return {
    takes: [1, 1],
    apply: ([value = null]: readonly Value[]) => {
      const number = numberOfValue(value);
      return number === UNKNOWN ? UNKNOWN : reckon(number);
    },
  };
}

function boundedPlaces(places: Exact): number {
  const whole = Math.trunc(toNumber(places));
  return Math.max(-PRECISION_MAX, Math.min(PRECISION_MAX, whole));
}
