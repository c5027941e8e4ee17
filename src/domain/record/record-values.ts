import { failure, type Result, success } from "#base/result.ts";
import { JSON_DEPTH_MAX } from "../form/definition/form-limits.ts";
import { isJsonObject, type JsonObject } from "../form/json/json.ts";
import { readJsonText } from "../form/json/read-json.ts";
import { RECORD_VALUES_MAX } from "../limits.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { longTextShape } from "../shape.ts";

/** Values as they travel, the JSON of an object; somewhat longer than is taken, so that whoever sends too much is told so. */
export const valuesShape = longTextShape(2 * RECORD_VALUES_MAX);

/** What the text of a record says, by the names of its fields. */
export function readValues(text: string): Result<JsonObject, Refusal> {
  const refusal = refuseLong(text);
  if (refusal) return failure(refusal);
  const json = readJsonText(text, { size: RECORD_VALUES_MAX, depth: JSON_DEPTH_MAX });
  if (!json.ok) return json;
  return isJsonObject(json.value)
    ? success(json.value)
    : failure(parameterError("form.notARecord"));
}

/** A record that does not fit onto devices. */
export function refuseLong({ length: size }: string): Refusal | undefined {
  const limit = RECORD_VALUES_MAX;
  return size > limit ? parameterError("record.tooLarge", { limit, size }) : undefined;
}

/** The fields of an object that another one names, empty ones where it lacks them. */
export function valuesNamed(names: Iterable<string>, values: JsonObject): JsonObject {
  return Object.fromEntries([...names].map((name) => [name, values[name] ?? null]));
}

/** Both objects in one; where both name a field, the second one counts. Undefined where either is none. */
export function mergedText(
  first: string | undefined,
  second: string | undefined,
): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const [one, other] = [readValues(first), readValues(second)];
  return one.ok && other.ok ? JSON.stringify({ ...one.value, ...other.value }) : undefined;
}
