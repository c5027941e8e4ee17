import { exactKey, isExact } from "../number/exact.ts";
import { isEmptyValue, isList, numeric, UNKNOWN, type Value } from "./value.ts";

type Same = (left: Value, right: Value) => boolean | typeof UNKNOWN;

/** Values that can be the same: all that have one key. */
interface Bucket {
  readonly texts: Set<Value>;
  readonly lists: (readonly Value[])[];
  hasNumber: boolean;
  isEmpty: boolean;
}

/**
 * Whether something is the same as one of these values, found by a key and not by going through all of them: two lists of
 * thousands are compared at once, whoever wrote them. Only lists that look alike are compared one by one.
 */
export function valuesLike(values: readonly Value[], same: Same): (item: Value) => boolean {
  const buckets = new Map<string, Bucket>();
  for (const value of new Set(values)) {
    const key = keyOf(value);
    const bucket = buckets.get(key) ?? {
      texts: new Set(),
      lists: [],
      hasNumber: false,
      isEmpty: false,
    };
    buckets.set(key, bucket);
    if (isEmptyValue(value)) bucket.isEmpty = true;
    else if (isList(value)) bucket.lists.push(value);
    else if (isExact(value)) bucket.hasNumber = true;
    else bucket.texts.add(value);
  }
  return (item) => {
    const bucket = item === UNKNOWN ? undefined : buckets.get(keyOf(item));
    if (!bucket) return false;
    if (isEmptyValue(item)) return bucket.isEmpty;
    if (bucket.lists.some((list) => same(list, item) === true)) return true;
    if (isList(item)) {
      const isLike = (one: Value) => same(one, item) === true;
      const number = bucket.hasNumber ? numericIn(item) : undefined;
      return [...bucket.texts].some(isLike) || (number !== undefined && isLike(number));
    }
    if (isExact(item)) return bucket.hasNumber || bucket.texts.size > 0;
    return bucket.texts.has(item) || bucket.hasNumber;
  };
}

/** Whether something in it cannot be known. */
export function holdsUnknown(value: Value): boolean {
  return value === UNKNOWN || (isList(value) && value.some(holdsUnknown));
}

/** What is the same has the same key; a list of one thing, however often, is keyed as that thing. */
function keyOf(value: Value): string {
  if (value === UNKNOWN) return "unknown";
  if (isEmptyValue(value)) return "nothing";
  if (isList(value)) {
    const keys = [...new Set(value.map(keyOf))].toSorted();
    return keys.length === 1 ? (keys[0] ?? "") : JSON.stringify(keys);
  }
  const number = numeric(value);
  return number ? `number ${exactKey(number)}` : `text ${JSON.stringify(value)}`;
}

/** The number that a list of one thing comes to. */
function numericIn(value: Value): Value | undefined {
  const [only] = isList(value) ? value : [];
  if (only === undefined) return numeric(value);
  return isList(value) && value.length === 1 ? numericIn(only) : undefined;
}
