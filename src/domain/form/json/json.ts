/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The elements of a list; none of anything else. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isJsonList(value) ? value : [];
}

/** The object; an empty one instead of anything else. */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The text; an empty one instead of anything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Whether two values say the same, whatever the order of their keys. */
export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (isJsonList(left) && isJsonList(right)) {
    return left.length === right.length && left.every((item, at) => sameJson(item, right[at]));
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}
