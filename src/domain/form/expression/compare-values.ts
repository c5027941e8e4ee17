import { compare } from "../number/exact.ts";
import { holdsUnknown, valuesLike } from "./value-index.ts";
import { asNumbers, isEmptyValue, isList, UNKNOWN, type Value } from "./value.ts";

type Truth = boolean | null | typeof UNKNOWN;

/** Whether two values are the same; nothing is the same as nothing, and lists hold the same things in whatever order. */
export function sameValue(left: Value, right: Value): boolean | typeof UNKNOWN {
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  if (isEmptyValue(left) || isEmptyValue(right)) return isEmptyValue(left) && isEmptyValue(right);
  const numbers = asNumbers(left, right);
  if (numbers) return compare(...numbers) === 0;
  if (isList(left) && isList(right)) return sameItems(left, right);
  if (isList(left)) return left.length === 1 && sameValue(left[0] ?? null, right);
  if (isList(right)) return sameValue(right, left);
  return left === right;
}

function sameItems(left: readonly Value[], right: readonly Value[]): boolean | typeof UNKNOWN {
  if ([...left, ...right].includes(UNKNOWN)) return UNKNOWN;
  const [ofLeft, ofRight] = [valuesLike(left, sameValue), valuesLike(right, sameValue)];
  return left.every(ofRight) && right.every(ofLeft);
}

/** Which of two values comes first; null where one is empty or the two cannot be compared. */
export function orderOf(left: Value, right: Value): number | null | typeof UNKNOWN {
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  const numbers = asNumbers(left, right);
  if (numbers) return compare(...numbers);
  if (typeof left !== "string" || typeof right !== "string") return null;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether an order holds; undecided where something is empty, as a database has it. */
export function holdsInOrder(order: number | null | typeof UNKNOWN, operator: string): Truth {
  if (order === UNKNOWN || order === null) return order;
  if (operator === "<") return order < 0;
  if (operator === "<=") return order <= 0;
  return operator === ">" ? order > 0 : order >= 0;
}

/** Whether a value, or one of a list, is among others. */
export function isAmong(value: Value, others: readonly Value[]): boolean | typeof UNKNOWN {
  const candidates = others.flatMap<Value>((other) => (isList(other) ? other : [other]));
  const sought: readonly Value[] = isList(value) ? value : [value];
  if (sought.some(valuesLike(candidates, sameValue))) return true;
  const isOpen = sought.length > 0 && candidates.length > 0;
  return isOpen && [...sought, ...candidates].some(holdsUnknown) ? UNKNOWN : false;
}
